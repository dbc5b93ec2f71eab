// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The tables of modules in the documentation, made from the poms. */
final class ModuleTables {
  private static final List<String> TOP =
      List.of("ir-api", "analyses", "dialects", "passes-legacy", "passes-ownership", "bundles", "distribution");

  private final Modules modules;
  private final Path root;

  ModuleTables(Modules modules, Path root) {
    this.modules = modules;
    this.root = root;
  }

  /** Returns a table of the folders at the top, with the number of modules in each. */
  String ofTopFolders() {
    StringBuilder table = new StringBuilder("| folder | contents | modules |\n|---|---|---|\n");
    for (String folder : TOP) {
      long count = modules.all().stream().filter(module -> path(module).startsWith(folder)).count();
      table.append("| `").append(folder).append("` | ").append(description(folder)).append(" | ").append(count)
          .append(" |\n");
    }
    return table.toString();
  }

  /** Returns a table of the folders that contain modules, with the names of their modules. */
  String ofFolders() {
    StringBuilder table = new StringBuilder("| folder | modules |\n|---|---|\n");
    byFolder().forEach((folder, contents) -> table.append("| `").append(folder).append("` | ")
        .append(String.join(", ", contents.stream().map(each -> "`" + name(each) + "`").toList())).append(" |\n"));
    return table.toString();
  }

  /** Returns, for each folder, a table of its modules and their descriptions. */
  String ofModules() {
    StringBuilder tables = new StringBuilder();
    byFolder().forEach((folder, contents) -> {
      tables.append("## ").append(folder).append("\n\n| module | contents |\n|---|---|\n");
      for (Module module : contents) {
        tables.append("| `").append(name(module)).append("` | ").append(module.pom().description()).append(" |\n");
      }
      tables.append('\n');
    });
    return tables.toString();
  }

  private Map<String, List<Module>> byFolder() {
    Map<String, List<Module>> folders = new TreeMap<>();
    for (Module module : modules.all()) {
      Path path = path(module);
      if (module.hasMainSources() && !path.startsWith("distribution")) {
        Path folder = path.getNameCount() == 1 ? path : path.getParent();
        folders.computeIfAbsent(folder.toString(), any -> new ArrayList<>()).add(module);
      }
    }
    return folders;
  }

  private String description(String folder) {
    return modules.all().stream().filter(module -> path(module).toString().equals(folder)).findFirst().orElseThrow()
        .pom().description();
  }

  private Path path(Module module) {
    return root.relativize(module.folder());
  }

  private static String name(Module module) {
    return module.folder().getFileName().toString();
  }
}
