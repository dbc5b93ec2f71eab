// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Checks that the sources are ready for a release: one version everywhere, and complete poms. */
class ReleaseTest {
  private static final Path ROOT = Path.of("..");
  private static final String SNAPSHOT = "-SNAPSHOT";
  private static final Pattern VERSION = Pattern.compile("\\b\\d+\\.\\d+\\.\\d+[-.]SNAPSHOT\\b");
  private static final Pattern SAMPLE_VERSION = Pattern.compile("<mortise\\.version>(.*)</mortise\\.version>");
  private static final Set<String> KINDS = Set.of("md", "java", "properties", "xml");
  private static final List<String> REQUIRED = List.of("url", "licenses", "developers", "scm");

  private static String version() throws Exception {
    return text(project(ROOT.resolve("pom.xml")), "version");
  }

  private static String released() throws Exception {
    return version().replace(SNAPSHOT, "");
  }

  /** .ci/set-version sets them. */
  @Test
  void version_ofAllFiles_matchesRoot() throws Exception {
    String version = version();
    List<String> others = new ArrayList<>();
    for (Path file : files()) {
      String text = Files.readString(file);
      for (Pattern pattern : List.of(VERSION, SAMPLE_VERSION)) {
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
          String found = matcher.group(matcher.groupCount());
          if (!found.replace(".SNAPSHOT", SNAPSHOT).equals(version)) {
            others.add(file + " has " + found);
          }
        }
      }
    }
    assertThat(others).isEmpty();
  }

  @Test
  void version_ofBazelModule_matchesRoot() throws Exception {
    assertThat(Path.of("bazel/MODULE.bazel")).content().contains("version = \"" + released() + '"');
  }

  @Test
  void changelogAndUpgrading_ofVersion_haveSection() throws Exception {
    assertThat(ROOT.resolve("CHANGELOG.md")).content().containsPattern("(?s)^[^#]*# [^#]*## " + released() + "\\b");
    assertThat(Path.of("docs/upgrading.md")).content().contains("\n### " + released() + "\n");
  }

  /** Maven Central accepts no others. */
  @Test
  void poms_ofPublishedModules_haveNameAndDescription() throws Exception {
    List<String> incomplete = new ArrayList<>();
    for (Module module : Modules.read(ROOT).all()) {
      Element project = project(module.pomFile());
      boolean isComplete = !text(project, "name").isEmpty() && !text(project, "description").isEmpty();
      if (module.pom().parent() != null && !isComplete) {
        incomplete.add(module.name());
      }
    }
    assertThat(incomplete).isEmpty();
    Element root = project(ROOT.resolve("pom.xml"));
    assertThat(REQUIRED).noneMatch(element -> text(root, element).isEmpty());
  }

  private static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        String name = folder.getFileName().toString();
        boolean isSource = folder.equals(ROOT) || !name.equals("target") && !name.startsWith(".");
        return isSource ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String name = file.getFileName().toString();
        if (KINDS.contains(name.substring(name.lastIndexOf('.') + 1))) {
          files.add(file);
        }
        return FileVisitResult.CONTINUE;
      }
    });
    return files;
  }

  private static Element project(Path pom) throws Exception {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(pom.toFile()).getDocumentElement();
  }

  /** Returns the text of a child element; empty if there is none. */
  private static String text(Element element, String name) {
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node.getNodeName().equals(name)) {
        return node.getTextContent().strip();
      }
    }
    return "";
  }
}
