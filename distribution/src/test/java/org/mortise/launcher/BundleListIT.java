// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The list of bundles in {@code all/pom.xml} is complete, and everything derived from it has all of them. */
class BundleListIT {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path LIST = Path.of("all", "pom.xml");
  /** The mark of a module with a bundle: its own pom names the root package. */
  private static final String BUNDLE = "<bundle.package>org.mortise";
  private static final String IN_NO_FEATURE = "<karaf.feature>none</karaf.feature>";
  private static final String NO_BUNDLES = "<!-- in the bill of materials";
  private static final Pattern PARENT = Pattern.compile("(?s)<parent>.*?</parent>");
  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(mortise-.*?)</artifactId>");

  @Test
  void list_comparedWithAllPoms_hasEachBundleAsModuleAndDependency() throws IOException {
    String list = Files.readString(LIST);
    String root = Files.readString(ROOT.resolve("pom.xml"));
    Set<String> expected = new TreeSet<>();
    for (Path pom : poms()) {
      expected.add(artifact(pom));
      String folder = ROOT.relativize(pom.getParent()).toString();
      assertThat(list + root).contains("module>" + (root.contains(">" + folder + "<") ? "" : "../../") + folder + "<");
    }
    assertThat(expected).hasSizeGreaterThan(20);
    assertThat(listed(list.substring(list.indexOf("<dependencies>"), list.indexOf(NO_BUNDLES)))).isEqualTo(expected);
  }

  @Test
  void distribution_comparedWithList_hasEachBundle() throws IOException {
    Set<String> names = new TreeSet<>();
    for (String folder : List.of("bundles", "testing", "optional", "lib/worker")) {
      try (Stream<Path> files = Files.walk(Path.of("target/mortise", folder))) {
        files.map(jar -> jar.getFileName().toString()).filter(name -> name.startsWith("mortise-"))
            .forEach(name -> names.add(name.replaceFirst("-\\d.*", "")));
      }
    }
    assertThat(names).isEqualTo(bundles());
  }

  @Test
  void billOfMaterials_comparedWithList_hasEachEntry() throws IOException {
    String bom = Files.readString(Path.of("bom/target/bom.xml"));
    assertThat(listed(bom.substring(bom.indexOf("<dependencyManagement>"))))
        .isEqualTo(listed(Files.readString(LIST).replaceFirst("(?s).*<dependencies>", "")));
  }

  @Test
  void features_comparedWithList_haveEachNamedBundle() throws IOException {
    Set<String> expected = new TreeSet<>();
    for (Path pom : poms()) {
      if (!Files.readString(pom).contains(IN_NO_FEATURE)) {
        expected.add(artifact(pom));
      }
    }
    Set<String> names = new TreeSet<>();
    Matcher bundle = Pattern.compile("mvn:org.mortise/(.*?)/")
        .matcher(Files.readString(Path.of("karaf/target/feature/feature.xml")));
    while (bundle.find()) {
      names.add(bundle.group(1));
    }
    assertThat(names).isEqualTo(expected);
  }

  private static Set<String> bundles() throws IOException {
    Set<String> names = new TreeSet<>();
    for (Path pom : poms()) {
      names.add(artifact(pom));
    }
    return names;
  }

  private static Iterable<Path> poms() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files.filter(BundleListIT::isBundle).toList();
    }
  }

  private static boolean isBundle(Path file) {
    String path = ROOT.relativize(file).toString();
    try {
      return path.endsWith("pom.xml") && !path.startsWith("distribution") && !path.contains("/target/")
          && Files.readString(file).contains(BUNDLE);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String artifact(Path pom) throws IOException {
    return listed(PARENT.matcher(Files.readString(pom)).replaceFirst("")).iterator().next();
  }

  private static Set<String> listed(String text) {
    Set<String> names = new LinkedHashSet<>();
    Matcher artifact = ARTIFACT.matcher(text);
    while (artifact.find()) {
      names.add(artifact.group(1));
    }
    return names;
  }
}
