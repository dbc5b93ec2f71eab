// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

/**
 * A property of all operations of a definition. These are the ones that the framework itself and general passes ask
 * for; what else an operation means it tells by interfaces. Those that constrain the operation are checked by the
 * verifier.
 */
public enum Trait {
  /** Ends its block. */
  TERMINATOR,
  /** Passes its operands on to the enclosing operation; says no more than that. Implies being a terminator. */
  RETURN_LIKE,
  /** No region of it uses values from outside. */
  ISOLATED_FROM_ABOVE,
  /** Its symbols are looked up in the table of its region. */
  SYMBOL_TABLE,
  /** Has a symbol name, in the attribute {@code sym_name}. */
  SYMBOL,
  /** Every region has at most one block. */
  SINGLE_BLOCK,
  /** Blocks of its regions need no terminator. */
  NO_TERMINATOR,
  /** Every region's block ends in the definition's implicit terminator, which a text may leave out. */
  SINGLE_BLOCK_IMPLICIT_TERMINATOR,
  /** Its regions have no control flow and no dominance between operations. */
  GRAPH_REGIONS,
  /** Blocks of its regions have no arguments. */
  NO_REGION_ARGUMENTS,
  /** Frees what was allocated in the automatic scope when it is left (stack allocations). */
  AUTOMATIC_ALLOCATION_SCOPE,
  /** Starts an affine scope: index values at its top level are symbols. */
  AFFINE_SCOPE,
  /** Touches no memory. */
  NO_MEMORY_EFFECT,
  /** Can be executed where it was not executed before: no undefined behaviour, no effects. */
  ALWAYS_SPECULATABLE,
  /** Its memory effects are those of the operations inside it (besides its own interface's). */
  RECURSIVE_MEMORY_EFFECTS,
  /** Is speculatable if everything inside it is. */
  RECURSIVELY_SPECULATABLE,
  /** The order of its operands does not matter. */
  COMMUTATIVE,
  /** Applying it to its own result changes nothing (unary) or {@code f(x, x) = x} (binary). */
  IDEMPOTENT,
  /** Applying it twice gives back the operand. */
  INVOLUTION,
  /** Produces the constant in its attribute {@code value}. */
  CONSTANT_LIKE,
  /** All operands have the same type. */
  SAME_TYPE_OPERANDS,
  /** All operands and results have the same type. */
  SAME_OPERANDS_AND_RESULT_TYPE,
  /** All operands and results have the same element type. */
  SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
  /** All operands and results have compatible shapes. */
  SAME_OPERANDS_AND_RESULT_SHAPE,
  /** Works element by element when given vectors or tensors. */
  ELEMENTWISE,
  /** Scalar operands can be broadcast to the shape of the others. */
  SCALARIZABLE,
  /** Can be applied to vectors. */
  VECTORIZABLE,
  /** Can be applied to tensors. */
  TENSORIZABLE,
  /** Sizes of several variadic operand groups are in {@code operandSegmentSizes}. */
  ATTR_SIZED_OPERAND_SEGMENTS,
  /** Sizes of several variadic result groups are in {@code resultSegmentSizes}. */
  ATTR_SIZED_RESULT_SEGMENTS,
  /** Combines the threads of a parallel region. */
  PARALLEL_COMBINING,
  /** The iterations of the region may run in parallel, so no order between their memory effects can be assumed. */
  HAS_PARALLEL_REGION
}
