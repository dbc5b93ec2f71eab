// SPDX-License-Identifier: Apache-2.0
package org.mortise.modules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The tables of modules in the documentation agree with the poms; {@code -Dmortise.golden.update=true} updates them.
 * Names of folders, artifacts, and packages agree.
 */
class ModuleTablesTest {
  private static final Path ROOT = Path.of("..");
  private static final String BEGIN = "<!-- modules: from the poms -->\n";
  private static final String END = "<!-- modules: end -->\n";
  private static final Modules MODULES = Modules.read(ROOT);
  private static final ModuleTables TABLES = new ModuleTables(MODULES, ROOT);

  @Test
  void readme_tableOfFolders_followsFromPoms() throws IOException {
    check(ROOT.resolve("README.md"), TABLES.ofTopFolders());
  }

  @Test
  void architecture_tableOfModules_followsFromPoms() throws IOException {
    check(ROOT.resolve("distribution/docs/architecture.md"), TABLES.ofFolders());
  }

  @Test
  void modules_tables_followFromPoms() throws IOException {
    check(ROOT.resolve("distribution/docs/modules.md"), TABLES.ofModules());
  }

  private static void check(Path page, String table) throws IOException {
    String text = Files.readString(page);
    int from = text.indexOf(BEGIN) + BEGIN.length();
    int to = text.indexOf(END);
    if (Boolean.getBoolean("mortise.golden.update")) {
      Files.writeString(page, text.substring(0, from) + table + text.substring(to));
    } else {
      assertThat(text.substring(from, to)).as("table in %s", page).isEqualTo(table);
    }
  }

  @Test
  void names_ofFolderArtifactAndPackage_agree() {
    List<String> differences = new ArrayList<>();
    for (Module module : MODULES.all()) {
      String folder = module.folder().getFileName().toString();
      boolean isBundle = module.pom().bundlePackage().startsWith("org.mortise");
      if (isBundle && !module.name().equals("mortise-" + folder)) {
        differences.add("artifact " + module + " in folder " + folder);
      }
      if (isBundle && !module.pom().bundlePackage().replace(".", "").endsWith(folder.replace("-", ""))) {
        differences.add("package " + module.pom().bundlePackage() + " in folder " + folder);
      }
    }
    assertThat(differences).isEmpty();
  }
}
