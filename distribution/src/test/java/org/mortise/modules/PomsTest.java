// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.mortise.modules.Pom.Dependency;

/**
 * The poms agree with the sources. A build of all modules does not check this: the compiler's class path would contain
 * dependencies that are missing in the pom of a module, and a golden file is not run by itself.
 */
class PomsTest {
  private static final Modules MODULES = Modules.read(Path.of(".."));
  /** Modules whose dependencies are for the modules that depend on them. */
  private static final Set<String> PASSED_ON = Set.of("mortise-testing");
  /** Modules by which others execute programs. */
  private static final Set<String> EXECUTING = Set.of("mortise-execution", "mortise-execution-testing");
  private static final Contents CONTENTS = new Contents(MODULES);

  @Test
  void read_project_findsModulesAndContents() {
    assertTrue(MODULES.all().size() > 100, MODULES.all().toString());
    Module arith = MODULES.named("mortise-arith");
    assertEquals(arith, MODULES.ofPackage("org.mortise.dialect.arith"));
    assertEquals(Set.of(arith), CONTENTS.dialectsOf("%0 = arith.addi %a, %b : i32 // scf.for"));
    assertEquals(Set.of(), CONTENTS.dialectsOf("%0 = scf = [\"arith.addi\", scf.for]"));
    assertEquals(Set.of(MODULES.named("mortise-canonicalize")), CONTENTS.passesOf("// RUN: --canonicalize --split"));
  }

  @Test
  void dependencies_importsOfMainSources_areOnClassPath() {
    List<String> missing = new ArrayList<>();
    for (Module module : MODULES.all()) {
      addMissing(module, module.mainImports(), MODULES.mainClassPath(module), missing);
    }
    assertNone(missing);
  }

  @Test
  void dependencies_importsOfTests_areOnClassPath() {
    List<String> missing = new ArrayList<>();
    for (Module module : MODULES.all()) {
      addMissing(module, module.testImports(), MODULES.testClassPath(module), missing);
    }
    assertNone(missing);
  }

  private static void addMissing(Module module, Set<String> imports, Set<Module> classPath, List<String> missing) {
    for (String name : imports) {
      Module imported = MODULES.ofPackage(name);
      if (imported != null && !classPath.contains(imported)) {
        missing.add(module + " imports " + name + " and does not depend on " + imported);
      }
    }
  }

  @Test
  void dependencies_passesAndDialectsOfGoldenFiles_areOnClassPath() {
    Set<String> missing = new TreeSet<>();
    for (Module module : MODULES.all()) {
      Set<Module> classPath = MODULES.testClassPath(module);
      for (String program : module.goldenFiles()) {
        for (Module used : usedBy(program)) {
          if (!classPath.contains(used)) {
            missing.add("golden files of " + module + " use " + used + ", on which it does not depend");
          }
        }
      }
    }
    assertNone(List.copyOf(missing));
  }

  @Test
  void dependencies_declared_areUsed() {
    List<String> unused = new ArrayList<>();
    for (Module module : MODULES.all()) {
      if (module.isCollection() || PASSED_ON.contains(module.name())) {
        continue;
      }
      Set<Module> used = used(module);
      for (Dependency dependency : module.pom().dependencies()) {
        Module needed = MODULES.named(dependency.module());
        boolean isUsedUnnamed = dependency.scope().equals("provided")
            || module.compilesFortran() && dependency.scope().equals("test");
        if (needed != null && !isUsedUnnamed && !used.contains(needed)) {
          unused.add(module + " does not use " + needed + ", on which it depends (" + dependency.scope() + ")");
        }
      }
    }
    assertNone(unused);
  }

  /** Returns the modules whose classes, passes or dialects the sources, tests or golden files of a module name. */
  private static Set<Module> used(Module module) {
    Set<Module> used = new LinkedHashSet<>();
    Set<String> imports = new TreeSet<>(module.mainImports());
    imports.addAll(module.testImports());
    for (String name : imports) {
      used.add(MODULES.ofPackage(name));
    }
    if (!module.goldenFiles().isEmpty()) {
      used.add(MODULES.named("mortise-testing"));
    }
    for (String text : module.texts()) {
      used.addAll(CONTENTS.passesNamedIn(text));
      used.addAll(CONTENTS.dialectsNamedIn(text));
    }
    if (EXECUTING.stream().anyMatch(name -> dependsOn(module, name))) {
      for (Module each : List.copyOf(used)) { // the meanings of the operations that programs name
        used.add(each == null ? null : MODULES.named(each.name() + "-execution"));
      }
    }
    return used;
  }

  private static boolean dependsOn(Module module, String name) {
    return module.pom().dependencies().stream().anyMatch(dependency -> dependency.module().equals(name));
  }

  private static Set<Module> usedBy(String program) {
    Set<Module> used = new LinkedHashSet<>(CONTENTS.passesOf(program));
    used.addAll(CONTENTS.dialectsOf(program));
    return used;
  }

  private static void assertNone(List<String> problems) {
    assertEquals("", String.join("\n", problems));
  }
}
