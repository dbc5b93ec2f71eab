// SPDX-License-Identifier: Apache-2.0
package org.mortise.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.ServiceLoader.Provider;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.mortise.ir.DeclaredImplementation;
import org.mortise.ir.Dialect;
import org.mortise.ir.OpInterface;
import org.mortise.ir.OpSchema;
import org.mortise.ir.Serves;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.RegionBranchTerminatorOpInterface;
import org.mortise.ir.rewrite.DeferredDialect;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Properties of all dialects. */
class DialectsTest {
  /** Operations that MLIR has in the generic form only, such as many intrinsics and its test operations. */
  private static final Set<String> GENERIC_ONLY = Set.of(
      "fir.end", "shape.debug_print", "shape.split_at", "tosa.const");

  /** Without those that files define, which are checked when they are read. */
  static List<Dialect> dialects() {
    return ServiceLoader.load(Dialect.class).stream().map(Provider::get)
        .filter(dialect -> !(dialect instanceof DeferredDialect)).toList();
  }

  static Stream<Class<? extends OpInterface>> implementations() {
    return ServiceLoader.load(OpInterface.class).stream().map(Provider::type);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void definition_everyOperation_hasItsName(Dialect dialect) {
    assertThat(dialect.operationNames()).doesNotHaveDuplicates();
    for (String name : dialect.operationNames()) {
      assertThat(name).startsWith(dialect.namespace() + ".");
      OpDefinition definition = (OpDefinition) dialect.operation(name);
      assertThat(definition).as(name).isNotNull();
      assertThat(definition.name()).isEqualTo(name);
      boolean mayBeGeneric =
          name.matches("(test|test_dyn|llvm\\.intr)\\..*") || GENERIC_ONLY.contains(name);
      assertThat(definition.hasAssembly() || mayBeGeneric).as("syntax of " + name).isTrue();
    }
  }

  /** A pattern for another name is ignored: it belongs to that operation or to {@code CanonicalizationPatterns}. */
  @ParameterizedTest
  @MethodSource("dialects")
  void canonicalization_everyOperation_isForItsName(Dialect dialect) {
    for (String name : dialect.operationNames()) {
      PatternSet patterns = new PatternSet();
      ((OpDefinition) dialect.operation(name)).addCanonicalizationPatterns(patterns);
      assertThat(patterns.patterns()).extracting(RewritePattern::rootName).as(name).isSubsetOf(name);
    }
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void definition_unknownName_isNull(Dialect dialect) {
    assertThat(dialect.operation(dialect.namespace() + ".unknown")).isNull();
  }

  @Test
  void interfaces_all_serveExistingOperations() {
    Set<String> names = new HashSet<>();
    dialects().forEach(dialect -> {
      names.addAll(dialect.operationNames());
      names.add(dialect.namespace() + Serves.WHOLE_DIALECT);
    });
    implementations().forEach(implementation ->
        assertThat(names).as(implementation.getName()).contains(implementation.getAnnotation(Serves.class).value()));
  }

  @Test
  void interfaces_operationsLikeReturn_forwardTheirOperands() {
    Set<String> served = new HashSet<>();
    implementations().filter(RegionBranchTerminatorOpInterface.class::isAssignableFrom)
        .forEach(implementation -> served.addAll(List.of(implementation.getAnnotation(Serves.class).value())));
    for (Dialect dialect : dialects()) {
      assertThat(dialect.operationNames())
          .filteredOn(name -> ((OpDefinition) dialect.operation(name)).hasTrait(Trait.RETURN_LIKE))
          .filteredOn(name -> !interfaces(dialect.operation(name)).contains(RegionBranchTerminatorOpInterface.class))
          .isSubsetOf(served);
    }
  }

  /** The table of services agrees with the definitions, for operations that are declared by annotations. */
  @ParameterizedTest
  @MethodSource("dialects")
  void implementations_everyDialect_areThoseOfDefinitions(Dialect dialect) {
    Set<String> listed = new TreeSet<>();
    for (DeclaredImplementation entry : dialect.implementations()) {
      for (String operation : entry.operations()) {
        entry.interfaces().forEach(type -> listed.add(operation + " " + type + " " + entry.implementation()));
      }
      assertThat(entry.in(dialect).getClass().getName()).isEqualTo(entry.implementation());
    }
    Set<String> declared = new TreeSet<>();
    for (String name : dialect.operationNames()) {
      OpSchema definition = dialect.operation(name);
      for (int i = 0; i < definition.interfaceCount(); i++) {
        assertThat(definition.implementation(i)).isInstanceOf(definition.interfaceType(i));
        declared.add(name + " " + definition.interfaceType(i).getName() + " "
            + definition.implementation(i).getClass().getName());
      }
    }
    assertThat(listed).isEqualTo(declared);
  }

  private static List<Class<? extends OpInterface>> interfaces(OpSchema definition) {
    List<Class<? extends OpInterface>> all = new ArrayList<>();
    for (int i = 0; i < definition.interfaceCount(); i++) {
      all.add(definition.interfaceType(i));
    }
    return all;
  }
}
