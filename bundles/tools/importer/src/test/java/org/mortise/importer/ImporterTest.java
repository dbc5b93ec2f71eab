// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mortise.importer.internal.tablegen.TableGen;
import org.mortise.importer.records.Records;
import org.mortise.importer.report.ImportReport.Topic;

class ImporterTest {
  @Test
  void run_definitionWithoutMlir_givesExpectedFile() throws IOException {
    Importer importer = Definitions.importer(Definitions.smallJson());
    Definitions.check(importer.run(), "Small.expected.irdl.mlir");
    Definitions.check(importer.report().toString(), "Small.expected.report");
    assertThat(importer.operations()).isEqualTo(2);
  }

  /** The base classes of MLIR differ between versions; the file does not. */
  @ParameterizedTest
  @ValueSource(ints = {19, 22})
  void run_definitionOnMlir_givesExpectedFile(int version) throws Exception {
    Path installed = Path.of("/usr/lib/llvm-" + version + "/include");
    Path program = installed.resolveSibling("bin/llvm-tblgen");
    String unpacked = System.getProperty("mortise.definitions", "");
    Path include = version == 19 && !unpacked.isEmpty() ? Path.of(unpacked) : installed;
    Assumptions.assumeTrue(Files.exists(include.resolve("mlir/IR/OpBase.td")) && Files.isExecutable(program));
    TableGen tableGen = TableGen.find(program.toString(), List.of(include), "", Path.of(""));
    assertThat(tableGen.version()).startsWith("llvm-tblgen " + version);
    Importer importer = new Importer()
        .add(tableGen.read(Definitions.FOLDER.resolve("Toy.td"), List.of(include), System.err), "Toy.td");
    Definitions.check(importer.run(), "Toy.expected.irdl.mlir");
    Definitions.check(importer.report().toString(), "Toy.expected.report");
  }

  @Test
  void run_twice_givesSameText() throws IOException {
    Importer importer = Definitions.importer(Definitions.smallJson());
    assertThat(importer.run()).isEqualTo(importer.run())
        .isEqualTo(Definitions.importer(Definitions.smallJson()).run());
  }

  @Test
  void run_sameDefinitionTwice_declaresEachOnce() throws IOException {
    String once = Definitions.importer(Definitions.smallJson()).run();
    Importer twice = Definitions.importer(Definitions.smallJson()).add(
        Records.read(new StringReader(Definitions.smallJson())), "Small.td");
    assertThat(twice.run().replace("Small.td, Small.td", "Small.td")).isEqualTo(once);
  }

  /** The dialects of a file that only includes others are imported also beside a file with definitions of its own. */
  @Test
  void run_fileThatOnlyIncludesBesideOther_importsDialectsOfBoth() throws IOException {
    String included = Definitions.smallJson().replace("\"name\": \"small\"", "\"name\": \"other\"");
    Importer importer = Definitions.importer(Definitions.smallJson())
        .add(Records.read(new StringReader(included)), "Includes.td");
    assertThat(importer.run()).contains("ods.dialect @small").contains("ods.dialect @other");
  }

  /** A file may add operations to a dialect that is installed. */
  @Test
  void run_installedDialect_isImportedIfSelected() throws IOException {
    String other = Definitions.smallJson().replace("\"name\": \"small\"", "\"name\": \"other\"");
    Importer importer = Definitions.importer(Definitions.smallJson()).leaveOut(Set.of("small"));
    assertThatThrownBy(importer::run)
        .hasMessage("the definitions are of 'small', which is installed; --dialect imports it nevertheless");
    importer.add(Records.read(new StringReader(other)), "Small.td");
    assertThat(importer.run()).contains("ods.dialect @other").doesNotContain("ods.dialect @small");
    assertThat(importer.select("small").run()).contains("ods.dialect @small");
  }

  @Test
  void run_defaultFormat_isThatOfOperationsWithParser() throws IOException {
    Importer importer = Definitions.importer(Definitions.smallJson()).setDefaultFormat("operands");
    assertThat(importer.run()).containsOnlyOnce("syntax = \"operands\"");
    assertThat(importer.report().count(Topic.GENERIC_FORM)).isZero();
  }

  @Test
  void run_unknownDialect_namesThoseThatExist() throws IOException {
    assertThatThrownBy(() -> Definitions.importer(Definitions.smallJson()).select("large").run())
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("'large'").hasMessageContaining("small");
  }
}
