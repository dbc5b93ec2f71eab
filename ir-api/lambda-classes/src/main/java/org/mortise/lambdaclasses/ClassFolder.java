// SPDX-License-Identifier: Apache-2.0
package org.mortise.lambdaclasses;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/** A folder of class files in which lambdas become classes. */
final class ClassFolder {
  private final Path folder;
  /** The internal names of new classes, by the class that heads their nest. */
  private final Map<String, List<String>> newMembers = new HashMap<>();

  ClassFolder(Path folder) {
    this.folder = folder;
  }

  /**
   * Rewrites classes and writes the new classes beside them, removing those of an earlier compilation. Classes of one
   * nest must be rewritten together. A class with a serializable lambda is unchanged, since serialized objects refer to
   * the method of the lambda's body.
   *
   * @param names internal names; classes without a file are skipped
   */
  void rewrite(Collection<String> names) throws IOException {
    List<String> present = new ArrayList<>();
    for (String name : names) {
      if (Files.exists(file(name))) {
        present.add(name);
      }
    }
    removeOldClasses(present);
    for (String name : present) {
      replaceLambdas(name);
    }
    for (Map.Entry<String, List<String>> nest : newMembers.entrySet()) {
      addToNest(nest.getKey(), nest.getValue());
    }
  }

  private void removeOldClasses(List<String> names) throws IOException {
    var packages = new TreeSet<Path>();
    for (String name : names) {
      packages.add(file(name).getParent());
    }
    for (Path packageFolder : packages) {
      try (DirectoryStream<Path> old = Files.newDirectoryStream(packageFolder, "*" + LambdaClass.INFIX + "*.class")) {
        for (Path file : old) {
          String simple = file.getFileName().toString();
          Path outer = packageFolder.resolve(simple.substring(0, simple.lastIndexOf(LambdaClass.INFIX)) + ".class");
          if (!Files.exists(outer) || names.contains(name(outer))) {
            Files.delete(file);
          }
        }
      }
    }
  }

  private void replaceLambdas(String name) throws IOException {
    var reader = new ClassReader(Files.readAllBytes(file(name)));
    var writer = new ClassWriter(0);
    var replacement = new LambdaReplacement(writer);
    reader.accept(replacement, 0);
    if (replacement.lambdas().isEmpty() || replacement.hasSerializable()) {
      return;
    }
    for (LambdaClass lambda : replacement.lambdas()) {
      Files.write(file(lambda.name()), lambda.toBytes());
      newMembers.computeIfAbsent(lambda.nestHost(), host -> new ArrayList<>()).add(lambda.name());
    }
    Files.write(file(name), writer.toByteArray());
  }

  private void addToNest(String host, List<String> members) throws IOException {
    var reader = new ClassReader(Files.readAllBytes(file(host)));
    var writer = new ClassWriter(0);
    reader.accept(new NestExtension(writer, members), 0);
    Files.write(file(host), writer.toByteArray());
  }

  private Path file(String name) {
    return folder.resolve(name + ".class");
  }

  private String name(Path file) {
    String path = folder.relativize(file).toString().replace('\\', '/');
    return path.substring(0, path.length() - ".class".length());
  }
}
