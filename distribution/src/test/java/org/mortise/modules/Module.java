// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.mortise.modules.Pom.Dependency;

/** A Maven module of this project: its pom and its sources. */
final class Module {
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import (?:static )?(org\\.mortise\\.[a-z0-9_.]+?)\\.[A-Z]");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package (org\\.mortise\\.[a-z0-9_.]+);");

  private final Path folder;
  private final Pom pom;

  Module(Path folder, Pom pom) {
    this.folder = folder;
    this.pom = pom;
  }

  /** Returns the name of the artifact. */
  String name() {
    return pom.artifactId();
  }

  Pom pom() {
    return pom;
  }

  Path folder() {
    return folder;
  }

  boolean hasMainSources() {
    return Files.isDirectory(folder.resolve("src/main/java"));
  }

  Path pomFile() {
    return folder.resolve("pom.xml");
  }

  /** Returns the names of the packages of the main sources. */
  Set<String> packages() {
    return namesIn("src/main/java", PACKAGE);
  }

  /** Returns the packages of this project that the main sources import. */
  Set<String> mainImports() {
    return namesIn("src/main/java", IMPORT);
  }

  /** Returns the packages of this project that the test sources import. */
  Set<String> testImports() {
    return namesIn("src/test/java", IMPORT);
  }

  /** Returns the texts of the main sources. */
  List<String> mainSources() {
    return texts("src/main/java", ".java");
  }

  /** Returns the texts of all sources, golden files, and programs that tests execute. */
  List<String> texts() {
    List<String> texts = new ArrayList<>(mainSources());
    texts.addAll(texts("src/test/java", ".java"));
    texts.addAll(goldenFiles());
    texts.addAll(texts("src/test/programs", ".mlir"));
    return texts;
  }

  /** Returns whether the module only collects others: a parent, an assembly, or a program with all that it runs. */
  boolean isCollection() {
    return !hasMainSources() || folder.startsWith(Path.of("../distribution"));
  }

  /** Returns whether tests compile Fortran, to operations of dialects that no file of the module names. */
  boolean compilesFortran() {
    return Files.isDirectory(folder.resolve("src/test/fortran"));
  }

  /** Returns the texts of golden files and the outputs that they expect. */
  List<String> goldenFiles() {
    List<String> programs = new ArrayList<>(texts("src/test/mlir", ".mlir"));
    programs.addAll(texts("src/test/mlir", ".fir"));
    return programs;
  }

  /** Returns the dependencies of the pom and of the poms that it inherits from, as far as they are modules. */
  List<Dependency> dependencies() {
    List<Dependency> all = new ArrayList<>();
    for (Pom next = pom; next != null; next = next.parent()) {
      all.addAll(next.dependencies());
    }
    return all;
  }

  private Set<String> namesIn(String sources, Pattern pattern) {
    Set<String> names = new TreeSet<>();
    for (String text : texts(sources, ".java")) {
      Matcher matcher = pattern.matcher(text);
      while (matcher.find()) {
        names.add(matcher.group(1));
      }
    }
    return names;
  }

  private List<String> texts(String sources, String ending) {
    Path root = folder.resolve(sources);
    if (!Files.isDirectory(root)) {
      return List.of();
    }
    List<String> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : (Iterable<Path>) files.filter(path -> path.toString().endsWith(ending))::iterator) {
        texts.add(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  @Override
  public String toString() {
    return name();
  }
}
