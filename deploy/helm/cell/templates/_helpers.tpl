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

{{- define "cell.databaseHost" -}}
{{- if and (eq .service "identity") .root.Values.identityDatabase.host -}}
{{ .root.Values.identityDatabase.host }}
{{- else -}}
{{ .root.Release.Name }}-postgres-rw
{{- end -}}
{{- end }}

{{- /* With which a service signs in as its own role; its password comes first, since it is named in it. */ -}}
{{- define "cell.databaseUrl" -}}
{{- $prefix := include "cell.prefix" .service -}}
{{ include "cell.setting" (dict "root" .root "name" (printf "%s_DATABASE_PASSWORD" $prefix) "key" (printf "%s_DATABASE_PASSWORD" $prefix) "optional" false) }}
- name: {{ $prefix }}_DATABASE_URL
  value: postgres://workspace_ops_{{ .schema }}:$({{ $prefix }}_DATABASE_PASSWORD)@{{ include "cell.databaseHost" . }}:5432/workspace_ops
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
