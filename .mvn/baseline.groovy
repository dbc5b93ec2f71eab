// SPDX-License-Identifier: Apache-2.0
// Fails if a package whose version is below 1.0 has an incompatible change and no new version. bnd, whose report this
// reads, accepts any change of such a package.
def report = new File(project.build.directory, "baseline/${project.artifactId}-${project.version}.txt")
if (!report.exists()) {
  return
}
def unchanged = []
report.eachLine { line ->
  def columns = line.trim().split(/\s+/)
  if (columns.size() > 4 && columns[1] == 'PACKAGE' && columns[2] == 'MAJOR' && columns[3] == columns[4]) {
    unchanged << columns[0] + ' ' + columns[3]
  }
}
if (!unchanged.isEmpty()) {
  throw new IllegalStateException("Baseline: these packages have incompatible changes, and need a new version in their " +
      "package-info.java, before 1.0 a new minor one: ${unchanged.join(', ')}. See ${report}")
}
