// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.mortise.launcher.TestInstallation.Result;
import org.mortise.osgi.SampleBundles;

/** Third-party bundles that were built against an older or a newer version than the installation. */
class VersionsIT {
  @TempDir Path temporary;

  private TestInstallation installation;

  @BeforeEach
  void install() throws Exception {
    SampleBundles.buildAll();
    installation = TestInstallation.withoutArchive(temporary.resolve("mortise"));
  }

  /**
   * Changes the installation to another version, as a build of that version would: its exports and its requirements.
   */
  private void becomeVersion(int major, int minor) throws Exception {
    String version = major + "." + minor;
    Map<String, String> exports = Map.of("(;version=\")0\\.[\\d.]+\"", "$1" + version + ".0\"");
    String ours = "(\\borg\\.mortise\\.[\\w.]+(?:;resolution:=optional)?;version=\")";
    Map<String, String> imports = Map.of(
        ours + "\\[0\\.\\d+,1\\)", "$1[" + version + "," + (major + 1) + ")",
        ours + "\\[0\\.\\d+,0\\.\\d+\\)", "$1[" + version + "," + major + "." + (minor + 1) + ")");
    List<Path> jars = new ArrayList<>();
    for (String folder : List.of("bundles", "testing")) {
      try (Stream<Path> files = Files.walk(installation.home().resolve(folder))) {
        files.filter(file -> file.getFileName().toString().startsWith("mortise-")).forEach(jars::add);
      }
    }
    for (Path file : jars) {
      Path changed = file.resolveSibling("changed");
      try (JarFile jar = new JarFile(file.toFile())) {
        Manifest manifest = jar.getManifest();
        change(manifest.getMainAttributes(), "Export-Package", exports);
        change(manifest.getMainAttributes(), "Import-Package", imports);
        copy(jar, manifest, changed);
      }
      Files.move(changed, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void copy(JarFile jar, Manifest manifest, Path target) throws Exception {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(target), manifest)) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (entry.isDirectory() || entry.getName().equals(JarFile.MANIFEST_NAME)) {
          continue;
        }
        out.putNextEntry(new JarEntry(entry.getName()));
        try (InputStream content = jar.getInputStream(entry)) {
          content.transferTo(out);
        }
      }
    }
  }

  /** @param changes regular expressions and their replacements */
  private static void change(Attributes headers, String header, Map<String, String> changes) {
    String text = headers.getValue(header);
    for (Map.Entry<String, String> change : changes.entrySet()) {
      text = text == null ? null : text.replaceAll(change.getKey(), change.getValue());
    }
    if (text != null) {
      headers.putValue(header, text);
    }
  }

  private Result runToy() throws Exception {
    Files.copy(SampleBundles.jar("toy").toPath(), installation.home().resolve("deploy/toy.jar"));
    return installation.run(installation.home().resolve("bin/mortise-opt"), Map.of(),
        "func.func @f(%arg0: i32) {\n  toy.one %arg0 : i32\n  return\n}\n", "--toy-mark");
  }

  @Test
  void deploy_bundleOfOlderMinorVersion_works() throws Exception {
    becomeVersion(0, 7);

    Result result = runToy();

    assertThat(result.err()).isEmpty();
    assertThat(result.out()).contains("toy.one %arg0 {toy.marked} : i32");
  }

  @Test
  void deploy_bundleOfOlderMajorVersion_isRejected() throws Exception {
    becomeVersion(1, 0);

    Result result = runToy();

    assertThat(result.status()).isEqualTo(1);
    assertThat(result.err()).contains("mortise: org.mortise.osgi.sample.toy 1.2.0 is not used: it needs package "
        + "org.mortise.ir [0.", ",1.0.0), package org.mortise.ir.",
        " exports version 1.0.0: build org.mortise.osgi.sample.toy against that version, or deploy ",
        "Unknown command line argument '--toy-mark'").containsOnlyOnce("is not used");
  }

  @Test
  void deploy_bundleOfNewerMinorVersion_isRejected() throws Exception {
    Files.copy(SampleBundles.jar("newer").toPath(), installation.home().resolve("deploy/newer.jar"));

    Result result = runToy();

    assertThat(result.err()).containsPattern("mortise: org.mortise.osgi.sample.newer 1.0.0 is not used: it needs "
        + "package org.mortise.ir \\[0.2.0,1.0.0\\), but org.mortise.ir [^ ]* exports version 0.1.0: "
        + "build org.mortise.osgi.sample.newer against that version, or deploy ");
    assertThat(result.out()).contains("{toy.marked}");
  }
}
