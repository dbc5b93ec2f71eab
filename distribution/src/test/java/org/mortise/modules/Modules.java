// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.modules.Pom.Dependency;

/** The modules with sources of a source tree, and the project's modules on their class paths. */
final class Modules {
  private final Map<String, Module> byName = new TreeMap<>();
  private final Map<String, Module> byPackage = new HashMap<>();

  private Modules() {}

  /** Reads the poms and sources below {@code root}; folders {@code target} and {@code src} have no modules. */
  static Modules read(Path root) {
    Modules modules = new Modules();
    modules.add(root);
    for (Module module : modules.byName.values()) {
      module.packages().forEach(name -> modules.byPackage.putIfAbsent(name, module));
    }
    return modules;
  }

  private void add(Path folder) {
    Path pom = folder.resolve("pom.xml");
    if (Files.isRegularFile(pom)) {
      Module module = new Module(folder, Pom.read(pom));
      byName.put(module.name(), module);
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path next : (Iterable<Path>) files.sorted()::iterator) {
        String name = next.getFileName().toString();
        if (Files.isDirectory(next) && !name.startsWith(".") && !name.equals("target") && !name.equals("src")) {
          add(next);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Collection<Module> all() {
    return byName.values();
  }

  @Nullable Module named(String name) {
    return byName.get(name);
  }

  /** Returns the module with the package, or null. */
  @Nullable Module ofPackage(String name) {
    return byPackage.get(name);
  }

  /** Returns the modules on the class path of the main sources of {@code module}, which is one of them. */
  Set<Module> mainClassPath(Module module) {
    return classPath(module, false);
  }

  /** Returns the modules on the class path of the tests of {@code module}, which is one of them. */
  Set<Module> testClassPath(Module module) {
    return classPath(module, true);
  }

  private Set<Module> classPath(Module module, boolean withTests) {
    Set<Module> reached = new LinkedHashSet<>();
    reached.add(module);
    Deque<Module> open = new ArrayDeque<>();
    for (Dependency dependency : module.dependencies()) {
      if (withTests || !dependency.isForTests()) {
        reach(dependency, reached, open);
      }
    }
    while (!open.isEmpty()) {
      for (Dependency dependency : open.pop().dependencies()) {
        if (dependency.isPassedOn()) {
          reach(dependency, reached, open);
        }
      }
    }
    return reached;
  }

  private void reach(Dependency dependency, Set<Module> reached, Deque<Module> open) {
    Module module = byName.get(dependency.module());
    if (module != null && reached.add(module)) {
      open.push(module);
    }
  }
}
