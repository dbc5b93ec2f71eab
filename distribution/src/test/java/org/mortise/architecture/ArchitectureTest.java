// SPDX-License-Identifier: Apache-2.0
package org.mortise.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.mortise.ir.OpInterface;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The layers of {@code docs/architecture.md}, checked on the classes of all bundles. */
class ArchitectureTest {
  private static JavaClasses classes;

  @BeforeAll
  static void importBundles() {
    classes = new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .withImportOption(location -> !location.contains("/test-classes/") && !location.contains("testing"))
        .importPackages("org.mortise");
  }

  @Test
  void packages_dependences_areAcyclic() {
    slices().matching("org.mortise.(**)").should().beFreeOfCycles().check(classes);
  }

  @Test
  void layers_dependences_pointDownwards() {
    layeredArchitecture().consideringOnlyDependenciesInLayers()
        .layer("ir-api").definedBy("org.mortise.ir..")
        .layer("analyses").definedBy("org.mortise.analyses..")
        .layer("dialects").definedBy("org.mortise.dialect..")
        .layer("bufferization").definedBy("org.mortise.oneshot..")
        .layer("passes").definedBy("org.mortise.pass..", "org.mortise.testanalysispasses..")
        .layer("pipeline").definedBy("org.mortise.pipeline..")
        .layer("front ends").definedBy("org.mortise.opt..", "org.mortise.console..", "org.mortise.documentation..",
            "org.mortise.importer..", "org.mortise.lsp..", "org.mortise.reduce..", "org.mortise.report..",
            "org.mortise.validation..", "org.mortise.worker..")
        .layer("launcher").definedBy("org.mortise.launcher..")
        .whereLayer("analyses").mayOnlyBeAccessedByLayers(
            "dialects", "bufferization", "passes", "pipeline", "front ends")
        .whereLayer("dialects").mayOnlyBeAccessedByLayers("bufferization", "passes")
        .whereLayer("bufferization").mayOnlyBeAccessedByLayers("passes")
        .whereLayer("passes").mayNotBeAccessedByAnyLayer()
        .whereLayer("pipeline").mayOnlyBeAccessedByLayers("front ends", "launcher")
        .whereLayer("front ends").mayOnlyBeAccessedByLayers("launcher")
        .whereLayer("launcher").mayNotBeAccessedByAnyLayer()
        .check(classes);
  }

  @Test
  void irModules_dependences_pointDownwards() {
    layeredArchitecture().consideringOnlyDependenciesInLayers()
        .layer("ir").definedBy("org.mortise.ir", "org.mortise.ir.affine..", "org.mortise.ir.attributes..",
            "org.mortise.ir.builtin..", "org.mortise.ir.definition..", "org.mortise.ir.dominance..",
            "org.mortise.ir.rewrite..", "org.mortise.ir.symbols..", "org.mortise.ir.syntax..", "org.mortise.ir.types..")
        .layer("text").definedBy("org.mortise.ir.text..")
        .layer("bytecode").definedBy("org.mortise.ir.bytecode..")
        .layer("interfaces").definedBy("org.mortise.ir.interfaces..")
        .layer("verify").definedBy("org.mortise.ir.verify..")
        .layer("bufferization").definedBy("org.mortise.ir.bufferization..")
        .layer("transform").definedBy("org.mortise.ir.transform..")
        .layer("conversion").definedBy("org.mortise.ir.conversion..")
        .layer("pass").definedBy("org.mortise.ir.pass..")
        .whereLayer("text").mayOnlyBeAccessedByLayers(
            "bytecode", "interfaces", "bufferization", "verify", "transform", "conversion", "pass")
        .whereLayer("bytecode").mayNotBeAccessedByAnyLayer()
        .whereLayer("interfaces").mayOnlyBeAccessedByLayers(
            "bufferization", "verify", "transform", "conversion", "pass")
        .whereLayer("bufferization").mayNotBeAccessedByAnyLayer()
        .whereLayer("verify").mayOnlyBeAccessedByLayers("transform", "pass")
        .whereLayer("transform").mayOnlyBeAccessedByLayers("conversion", "pass")
        .whereLayer("conversion").mayOnlyBeAccessedByLayers("pass")
        .whereLayer("pass").mayNotBeAccessedByAnyLayer()
        .check(classes);
  }

  @Test
  void core_dependences_excludeOsgi() {
    noClasses().that().resideInAnyPackage("org.mortise.ir..", "org.mortise.analyses..")
        .should().dependOnClassesThat().resideInAnyPackage("org.osgi.framework..", "org.osgi.service.component")
        .check(classes);
  }

  @Test
  void passes_otherBundles_useOnlyTheirApi() {
    noClasses().that().resideInAPackage("org.mortise.pass..")
        .should().dependOnClassesThat()
        .resideInAnyPackage("org.mortise.dialect..internal..", "org.mortise.analyses..internal..")
        .check(classes);
  }

  /** Operations that are declared by {@code @Op} list their implementations; dialects from files cannot. */
  @Test
  void interfaces_declaredOperations_areImplementedByAnnotation() {
    noClasses().that().resideOutsideOfPackages(
            "org.mortise.ir.definition", "org.mortise.dialect.irdl", "org.mortise.dialect.ods")
        .and().haveNameNotMatching(".*\\.Former\\w*(\\$.*)?") // of MLIR 19.1, without annotations
        .should().callMethod(OpDefinitionBuilder.class, "implement", Class.class, OpInterface.class)
        .check(classes);
  }
}
