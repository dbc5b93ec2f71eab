// SPDX-License-Identifier: Apache-2.0
// Gives a module without exported packages a Javadoc jar with its description, as repositories like Maven Central demand
// one for each jar. Runs after the Javadoc plugin, which makes none there.
import java.time.Instant
import java.time.LocalDateTime
import java.time.ZoneOffset
import java.util.zip.ZipEntry
import java.util.zip.ZipOutputStream

def isMissing = project.packaging == 'jar' && project.attachedArtifacts.every { it.classifier != 'javadoc' }
if (!isMissing) {
  return
}
def file = new File(project.build.directory, "${project.artifactId}-${project.version}-javadoc.jar")
def time = Instant.parse(project.properties['project.build.outputTimestamp'])
def entry = new ZipEntry('README.txt')
entry.timeLocal = LocalDateTime.ofInstant(time, ZoneOffset.UTC)
new ZipOutputStream(new FileOutputStream(file)).withCloseable { zip ->
  zip.putNextEntry(entry)
  zip.write("${project.name}: ${project.description}\n\nThis bundle exports no packages.\n".getBytes('UTF-8'))
}
session.lookup('org.apache.maven.project.MavenProjectHelper').attachArtifact(project, 'jar', 'javadoc', file)
