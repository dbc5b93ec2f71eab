// SPDX-License-Identifier: Apache-2.0
// Replaces the time of the build in index.xml by the one that the pom states, so that two builds have the same bytes.
import java.time.Instant

def file = new File(project.build.directory, 'index/index.xml')
def time = Instant.parse(project.properties['project.build.outputTimestamp']).toEpochMilli()
file.text = file.text.replaceFirst(/increment="\d+"/, "increment=\"${time}\"")
