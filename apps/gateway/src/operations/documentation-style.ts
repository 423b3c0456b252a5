/** Swagger UI lays out for wide screens; on a phone its tables are stacked and nothing is cut off. */
export const documentationStyle = `@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 12px; }
  .swagger-ui .info { margin: 24px 0; }
  .swagger-ui .info .title { font-size: 26px; }
  .swagger-ui .scheme-container { margin: 0; padding: 16px 0; }
  .swagger-ui .opblock-tag { flex-wrap: wrap; font-size: 19px; padding: 12px 4px; }
  .swagger-ui .opblock-tag > a { flex: 1; min-width: 0; }
  .swagger-ui .opblock-tag small { flex: 1 0 100%; order: 3; padding: 4px 0 0; }
  .swagger-ui .opblock-description-wrapper,
  .swagger-ui .opblock-external-docs-wrapper,
  .swagger-ui .opblock-title_normal,
  .swagger-ui .responses-inner,
  .swagger-ui .table-container { padding: 12px; }
  .swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; gap: 8px; padding: 8px 12px; }
  .swagger-ui .opblock-body pre.microlight { white-space: pre-wrap; overflow-wrap: anywhere; }
  .swagger-ui .response-col_links { display: none; }
  .swagger-ui table.parameters thead,
  .swagger-ui table.responses-table > thead,
  .swagger-ui table.headers thead { display: none; }
  .swagger-ui table.parameters,
  .swagger-ui table.parameters tbody,
  .swagger-ui table.parameters tr,
  .swagger-ui table.parameters td,
  .swagger-ui table.responses-table,
  .swagger-ui table.responses-table > tbody,
  .swagger-ui table.responses-table > tbody > tr,
  .swagger-ui table.responses-table > tbody > tr > td:not(.response-col_links),
  .swagger-ui table.headers,
  .swagger-ui table.headers tbody,
  .swagger-ui table.headers tr,
  .swagger-ui table.headers td { display: block; width: auto; max-width: none; }
  .swagger-ui table.parameters tbody tr td:first-of-type { width: auto; max-width: none; min-width: 0; }
  .swagger-ui table.parameters td,
  .swagger-ui table.headers td { padding: 4px 0; }
  .swagger-ui table.headers tr { padding: 6px 0; }
  .swagger-ui table.headers td { font-size: 13px; }
  .swagger-ui .responses-table .response-col_status { font-weight: bold; padding: 16px 0 0; }
  .swagger-ui .responses-table .response-col_description { padding: 4px 0 0; }
  .swagger-ui .parameters-col_description input,
  .swagger-ui .parameters-col_description select { max-width: 100%; width: 100%; }
  .swagger-ui section.models .model-container,
  .swagger-ui .model-box { max-width: 100%; overflow-x: auto; }
  .swagger-ui .dialog-ux .modal-ux { max-width: calc(100vw - 16px); min-width: 0; width: 100%; }
}
`;
