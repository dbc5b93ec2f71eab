// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import aQute.bnd.header.Attrs;
import aQute.bnd.header.OSGiHeader;
import aQute.bnd.header.Parameters;
import aQute.bnd.version.VersionRange;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Checks the manifests of Mortise's bundles. */
class ManifestIT {
  @TestFactory
  Stream<DynamicTest> manifests_allBundles_haveVersionsAndImports() {
    return Distribution.bundles().stream()
        .filter(jar -> jar.getName().startsWith("mortise-"))
        .map(jar -> DynamicTest.dynamicTest(jar.getName(), () -> check(jar)));
  }

  private static void check(File jar) throws IOException {
    try (JarFile file = new JarFile(jar)) {
      Attributes manifest = file.getManifest().getMainAttributes();
      String symbolicName = manifest.getValue("Bundle-SymbolicName");
      Parameters exports = OSGiHeader.parseHeader(manifest.getValue("Export-Package"));
      Parameters imports = OSGiHeader.parseHeader(manifest.getValue("Import-Package"));

      assertThat(manifest.getValue("Automatic-Module-Name")).isEqualTo(symbolicName);
      assertThat(manifest.getValue("DynamicImport-Package")).isNull();
      assertThat(manifest.getValue("Require-Bundle")).isNull();
      assertThat(file.stream().filter(entry -> entry.getName().endsWith(".class")))
          .as("classes").isNotEmpty()
          .allMatch(entry -> entry.getName().startsWith(symbolicName.replace('.', '/') + "/"));
      assertThat(exports.keySet()).allMatch(name -> (name + ".").startsWith(symbolicName + "."));
      assertThat(exports.keySet()).noneMatch(name -> (name + ".").contains(".internal."));
      for (String exported : exports.keySet()) {
        assertThat(hasOwnVersion(file, exported)).as("package-info of " + exported + " has a version").isTrue();
      }
      for (Map.Entry<String, Attrs> entry : imports.entrySet()) {
        if (entry.getKey().startsWith("javax.xml") || entry.getKey().startsWith("org.xml")) {
          continue; // packages of Java have no version
        }
        assertThat(entry.getValue().getVersion()).as("version of import " + entry.getKey()).isNotNull();
        VersionRange range = new VersionRange(entry.getValue().getVersion());
        assertThat(range.isRange()).as("import " + entry.getKey() + " has a range").isTrue();
      }
    }
  }

  /**
   * Returns whether a package has its own version. Otherwise it would get the bundle's, and each release would break
   * all importing bundles.
   */
  private static boolean hasOwnVersion(JarFile file, String exported) throws IOException {
    ZipEntry info = file.getEntry(exported.replace('.', '/') + "/package-info.class");
    if (info == null) {
      return false;
    }
    String bytes = new String(file.getInputStream(info).readAllBytes(), StandardCharsets.ISO_8859_1);
    return bytes.contains("Lorg/osgi/annotation/versioning/Version;");
  }
}
