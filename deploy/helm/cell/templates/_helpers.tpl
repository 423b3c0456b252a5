{{- define "cell.labels" -}}
app.kubernetes.io/name: workspace-ops
app.kubernetes.io/instance: {{ quote .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "cell.image" -}}
{{- $own := index .root.Values.services .component | default dict -}}
{{ required "image.prefix is required" .root.Values.image.prefix }}{{ .component }}:{{ $own.tag | default (required "image.tag is required" .root.Values.image.tag) }}
{{- end }}

{{- /* A setting of the Secret. */ -}}
{{- define "cell.setting" -}}
- name: {{ .name }}
  valueFrom: { secretKeyRef: { name: {{ .root.Values.secret }}, key: {{ .key }}, optional: {{ .optional }} } }
{{- end }}

{{- define "cell.prefix" -}}
{{ . | upper | replace "-" "_" }}
{{- end }}

{{- /* An address of a database; its password comes first, since it is named in it. */ -}}
{{- define "cell.address" -}}
{{ include "cell.setting" (dict "root" .root "name" .password "key" .password "optional" false) }}
- name: {{ .name }}
  value: postgres://{{ .user }}:$({{ .password }})@{{ .host }}:5432/workspace_ops
{{- end }}

{{- /* With which a service signs in as its own role. */ -}}
{{- define "cell.databaseUrl" -}}
{{- $service := index .root.Values.services .service -}}
{{- $prefix := include "cell.prefix" .service -}}
{{- $host := ($service.database).host | default (printf "%s-postgres-rw" .root.Release.Name) -}}
{{ include "cell.address" (dict "root" .root "name" (printf "%s_DATABASE_URL" $prefix) "user" (printf "workspace_ops_%s" $service.schema) "password" (printf "%s_DATABASE_PASSWORD" $prefix) "host" $host) }}
{{- end }}

{{- /* With which `migrate` signs in where a service has a server of its own. */ -}}
{{- define "cell.adminUrl" -}}
{{- $service := index .root.Values.services .service -}}
{{- $prefix := include "cell.prefix" .service -}}
{{ include "cell.address" (dict "root" .root "name" (printf "%s_ADMIN_DATABASE_URL" $prefix) "user" "postgres" "password" (printf "%s_POSTGRES_PASSWORD" $prefix) "host" $service.database.host) }}
{{- end }}

{{- define "cell.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "cell.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}
