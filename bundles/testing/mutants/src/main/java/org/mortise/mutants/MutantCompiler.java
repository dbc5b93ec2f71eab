// SPDX-License-Identifier: Apache-2.0
package org.mortise.mutants;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles a module with one file changed: only that file, or all if generated classes depend on the change. */
final class MutantCompiler {
  private final Path module;
  private final String classPath;

  MutantCompiler(Path module, String classPath) {
    this.module = module;
    this.classPath = classPath;
  }

  /** Compiles into {@code output}; returns whether the mutant is correct Java. */
  boolean compile(Mutant mutant, String source, Path output) throws IOException {
    List<JavaFileObject> sources = new ArrayList<>(List.of(new Source(mutant.file().toUri(), mutant.applyTo(source))));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      String path = classPath;
      List<String> options = new ArrayList<>(List.of("-nowarn", "-d", output.toString(), "-parameters"));
      if (mutant.changesAnnotation()) {
        for (Path file : sources(module.resolve("src/main/java"))) {
          if (!file.equals(mutant.file())) {
            files.getJavaFileObjects(file).forEach(sources::add);
          }
        }
      } else {
        options.add("-proc:none");
        path = module.resolve("target/classes") + ":" + classPath;
      }
      options.addAll(List.of("-cp", path));
      return compiler.getTask(null, files, problem -> {}, options, null, sources).call();
    }
  }

  /** Returns the source files in a folder, sorted by name. */
  static List<Path> sources(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("package-info.java")).sorted()
          .toList();
    }
  }

  /** The text of a file in memory. */
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(URI name, String text) {
      super(name, Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
