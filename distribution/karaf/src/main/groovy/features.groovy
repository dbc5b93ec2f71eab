// SPDX-License-Identifier: Apache-2.0
// Sets for each feature a property with its bundles, which replaces ${bundles.FEATURE} in feature.xml.
def listed = session.allProjects.find { it.artifactId == 'mortise-all' }.originalModel.dependencies
    .findAll { it.scope != 'provided' }*.artifactId
def lines = [:].withDefault { [] }
for (module in session.allProjects.findAll { it.artifactId in listed }) {
  lines[module.properties['karaf.feature']] << "<bundle>mvn:${module.groupId}/${module.artifactId}/${module.version}</bundle>"
}
lines.each { feature, bundles -> project.properties["bundles.$feature".toString()] = bundles.sort().join('\n    ') }
