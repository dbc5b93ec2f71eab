// SPDX-License-Identifier: Apache-2.0
// Writes the published bill of materials. It has no parent, so that it gives versions of Mortise's modules only.
def modules = session.allProjects.find { it.artifactId == 'mortise-all' }.originalModel.dependencies*.artifactId
def entry = { module -> """\
      <dependency>
        <groupId>${project.groupId}</groupId>
        <artifactId>${module}</artifactId>
        <version>${project.version}</version>
      </dependency>
""" }
def file = new File(project.build.directory, 'bom.xml')
file.parentFile.mkdirs()
file.text = """\
<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: Apache-2.0 -->
<project xmlns="http://maven.apache.org/POM/4.0.0"
         xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
         xsi:schemaLocation="http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd">
  <modelVersion>4.0.0</modelVersion>
  <groupId>${project.groupId}</groupId>
  <artifactId>${project.artifactId}</artifactId>
  <version>${project.version}</version>
  <packaging>pom</packaging>
  <name>${project.name}</name>
  <description>${project.description}</description>
  <url>${project.url}</url>
  <licenses>
    <license>
      <name>${project.licenses[0].name}</name>
      <url>${project.licenses[0].url}</url>
    </license>
  </licenses>
  <developers>
    <developer>
      <id>${project.developers[0].id}</id>
      <name>${project.developers[0].name}</name>
    </developer>
  </developers>
  <scm>
    <connection>${project.scm.connection}</connection>
    <url>${project.scm.url}</url>
    <tag>${project.scm.tag}</tag>
  </scm>

  <dependencyManagement>
    <dependencies>
${modules.collect(entry).join('')}    </dependencies>
  </dependencyManagement>
</project>
"""
project.pomFile = file
