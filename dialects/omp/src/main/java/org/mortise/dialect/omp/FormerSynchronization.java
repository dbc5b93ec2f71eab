// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.List;
import java.util.Map;
import org.mortise.ir.FormerOperation;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.RegionSpec;
import org.mortise.ir.definition.TypeConstraints;

/** Atomic operations, cancellation and order as MLIR 19.1 has them: with other names of attributes. */
final class FormerSynchronization {
  private static final String HINT = "hint_val";
  private static final String ORDER = "memory_order_val";
  private static final String CONSTRUCT = "cancellation_construct_type_val";
  private static final Map<String, String> ATOMIC_NAMES = Map.of(HINT, "hint", ORDER, "memory_order");
  private static final Map<String, String> CANCEL_NAMES = Map.of(CONSTRUCT, "cancel_directive");

  static final List<FormerOperation> ALL = List.of(
      new FormerConstruct(AtomicReadOp.NAME, FormerSynchronization::read, ATOMIC_NAMES, false),
      new FormerConstruct(AtomicWriteOp.NAME, FormerSynchronization::write, ATOMIC_NAMES, false),
      new FormerConstruct(AtomicUpdateOp.NAME, FormerSynchronization::update, ATOMIC_NAMES, false),
      new FormerConstruct(AtomicCaptureOp.NAME, FormerSynchronization::capture, ATOMIC_NAMES, false),
      new FormerConstruct(CriticalDeclareOp.NAME, FormerSynchronization::declaration, Map.of(HINT, "hint"), false),
      new FormerConstruct(CancelOp.NAME, FormerSynchronization::cancel, CANCEL_NAMES, false),
      new FormerConstruct(CancellationPointOp.NAME, FormerSynchronization::point, CANCEL_NAMES, false),
      new FormerConstruct(OrderedOp.NAME, FormerSynchronization::ordered, Map.of(
          "depend_vec_vars", "doacross_depend_vars", "depend_type_val", "doacross_depend_type", "num_loops_val",
          "doacross_num_loops"), false),
      new FormerConstruct(OrderedRegionOp.NAME, FormerSynchronization::orderedRegion, Map.of(
          "simd", "par_level_simd"), false));

  private FormerSynchronization() {}

  private static OpDefinitionBuilder atomic(OpDefinitionBuilder op) {
    return op.optionalAttribute(HINT, OmpConstraints.HINT, OmpConstraints.NO_HINT)
        .optionalAttribute(ORDER, OmpConstraints.MEMORY_ORDER);
  }

  private static OpDefinition read() {
    return atomic(OpDefinition.named(AtomicReadOp.NAME)
        .operand("x", OmpConstraints.POINTER_LIKE)
        .operand("v", OmpConstraints.POINTER_LIKE)
        .attribute("element_type", AttributeConstraints.TYPE))
        .sameTypes("x", "v")
        .format("$v `=` $x oilist(" + FormerClauses.MEMORY_ORDER + Clauses.OR + FormerClauses.HINT
            + ") `:` type($x) `,` $element_type attr-dict")
        .build();
  }

  private static OpDefinition write() {
    return atomic(OpDefinition.named(AtomicWriteOp.NAME)
        .operand("x", OmpConstraints.POINTER_LIKE)
        .operand("expr", TypeConstraints.ANY))
        .format("$x `=` $expr oilist(" + FormerClauses.HINT + Clauses.OR + FormerClauses.MEMORY_ORDER
            + ") `:` type($x) `,` type($expr) attr-dict")
        .build();
  }

  private static OpDefinition update() {
    return atomic(OpDefinition.named(AtomicUpdateOp.NAME)
        .operand("x", OmpConstraints.POINTER_LIKE))
        .region("region", RegionSpec.Shape.ONE_BLOCK)
        .implicitTerminator("omp.yield")
        .format("oilist(" + FormerClauses.MEMORY_ORDER + Clauses.OR + FormerClauses.HINT
            + ") $x `:` type($x) $region attr-dict")
        .build();
  }

  private static OpDefinition capture() {
    return atomic(OpDefinition.named(AtomicCaptureOp.NAME))
        .region("region", RegionSpec.Shape.ONE_BLOCK)
        .implicitTerminator("omp.terminator")
        .format("oilist(" + FormerClauses.HINT + Clauses.OR + FormerClauses.MEMORY_ORDER + ") $region attr-dict")
        .build();
  }

  private static OpDefinition declaration() {
    return OpDefinition.named(CriticalDeclareOp.NAME)
        .optionalAttribute(HINT, OmpConstraints.HINT, OmpConstraints.NO_HINT)
        .attribute("sym_name", AttributeConstraints.SYMBOL_NAME)
        .traits(Trait.SYMBOL)
        .format("$sym_name oilist(" + FormerClauses.HINT + ") attr-dict")
        .build();
  }

  private static OpDefinition cancel() {
    return OpDefinition.named(CancelOp.NAME)
        .optionalOperand("if_expr", TypeConstraints.I1)
        .attribute(CONSTRUCT, OmpConstraints.CANCELLATION_CONSTRUCT_TYPE)
        .format("`cancellation_construct_type` `(` $cancellation_construct_type_val `)` oilist(" + Clauses.IF
            + ") attr-dict")
        .build();
  }

  private static OpDefinition point() {
    return OpDefinition.named(CancellationPointOp.NAME)
        .attribute(CONSTRUCT, OmpConstraints.CANCELLATION_CONSTRUCT_TYPE)
        .format("`cancellation_construct_type` `(` $cancellation_construct_type_val `)` attr-dict")
        .build();
  }

  private static OpDefinition ordered() {
    return OpDefinition.named(OrderedOp.NAME)
        .operands("depend_vec_vars", TypeConstraints.ANY)
        .optionalAttribute("depend_type_val", OmpConstraints.DEPEND)
        .optionalAttribute("num_loops_val", OmpConstraints.NON_NEGATIVE)
        .format("(`depend_type` `` $depend_type_val^)? "
            + "(`depend_vec` `(` $depend_vec_vars^ `:` type($depend_vec_vars) `)`)? attr-dict")
        .build();
  }

  private static OpDefinition orderedRegion() {
    return OpDefinition.named(OrderedRegionOp.NAME)
        .optionalAttribute("simd", AttributeConstraints.UNIT)
        .region("region", RegionSpec.Shape.ANY)
        .format("oilist(`simd` $simd) $region attr-dict")
        .build();
  }
}
