// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A property of all operations of a definition, compared by identity. The constants are the traits that the framework
 * and general passes query; the verifier checks the traits that constrain the operation. A dialect creates its own
 * traits with {@link #of}.
 */
public final class Trait {
  private static final List<Trait> ALL = new ArrayList<>();

  /** Ends its block. */
  public static final Trait TERMINATOR = new Trait("TERMINATOR", 0);
  /** Passes its operands to the enclosing operation. Implies {@link #TERMINATOR}. */
  public static final Trait RETURN_LIKE = new Trait("RETURN_LIKE", 1, TERMINATOR);
  /** Its regions use no values from outside. */
  public static final Trait ISOLATED_FROM_ABOVE = new Trait("ISOLATED_FROM_ABOVE", 2);
  /** The region is the table in which symbols are looked up. */
  public static final Trait SYMBOL_TABLE = new Trait("SYMBOL_TABLE", 3);
  /** Has a symbol name, in the attribute {@code sym_name}. */
  public static final Trait SYMBOL = new Trait("SYMBOL", 4);
  /** Every region has at most one block. */
  public static final Trait SINGLE_BLOCK = new Trait("SINGLE_BLOCK", 5);
  /** The blocks of its regions need no terminator. */
  public static final Trait NO_TERMINATOR = new Trait("NO_TERMINATOR", 6);
  /** Every region's block ends in the definition's implicit terminator, which a text may omit. */
  public static final Trait SINGLE_BLOCK_IMPLICIT_TERMINATOR =
      new Trait("SINGLE_BLOCK_IMPLICIT_TERMINATOR", 7, SINGLE_BLOCK);
  /** Its regions have no control flow and no dominance between operations. */
  public static final Trait GRAPH_REGIONS = new Trait("GRAPH_REGIONS", 8);
  /** The blocks of its regions have no arguments. */
  public static final Trait NO_REGION_ARGUMENTS = new Trait("NO_REGION_ARGUMENTS", 9);
  /** Frees the stack allocations made inside it when control leaves it. */
  public static final Trait AUTOMATIC_ALLOCATION_SCOPE = new Trait("AUTOMATIC_ALLOCATION_SCOPE", 10);
  /** Starts an affine scope: index values at its top level are symbols. */
  public static final Trait AFFINE_SCOPE = new Trait("AFFINE_SCOPE", 11);
  /** Has no memory effect. */
  public static final Trait NO_MEMORY_EFFECT = new Trait("NO_MEMORY_EFFECT", 12);
  /** Can be executed speculatively: it has no undefined behaviour. */
  public static final Trait ALWAYS_SPECULATABLE = new Trait("ALWAYS_SPECULATABLE", 13);
  /** Has no memory effect and can be executed speculatively. */
  public static final Trait PURE = new Trait("PURE", 14, NO_MEMORY_EFFECT, ALWAYS_SPECULATABLE);
  /** Has the memory effects of the operations inside it, besides its own. */
  public static final Trait RECURSIVE_MEMORY_EFFECTS = new Trait("RECURSIVE_MEMORY_EFFECTS", 15);
  /** Is speculatable if every operation inside it is. */
  public static final Trait RECURSIVELY_SPECULATABLE = new Trait("RECURSIVELY_SPECULATABLE", 16);
  /** The order of its operands has no meaning. */
  public static final Trait COMMUTATIVE = new Trait("COMMUTATIVE", 17);
  /** Applied to its own result it changes nothing (unary), or {@code f(x, x) = x} (binary). */
  public static final Trait IDEMPOTENT = new Trait("IDEMPOTENT", 18);
  /** Applied twice, the operation returns the operand. */
  public static final Trait INVOLUTION = new Trait("INVOLUTION", 19);
  /** Produces the constant in its attribute {@code value}. */
  public static final Trait CONSTANT_LIKE = new Trait("CONSTANT_LIKE", 20);
  /** All operands have the same type. */
  public static final Trait SAME_TYPE_OPERANDS = new Trait("SAME_TYPE_OPERANDS", 21);
  /** All operands and results have the same type. */
  public static final Trait SAME_OPERANDS_AND_RESULT_TYPE = new Trait("SAME_OPERANDS_AND_RESULT_TYPE", 22);
  /** All operands and results have the same element type. */
  public static final Trait SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE =
      new Trait("SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE", 23);
  /** All operands and results have compatible shapes. */
  public static final Trait SAME_OPERANDS_AND_RESULT_SHAPE = new Trait("SAME_OPERANDS_AND_RESULT_SHAPE", 24);
  /** Works element by element on vectors and tensors. */
  public static final Trait ELEMENTWISE = new Trait("ELEMENTWISE", 25);
  /** Scalar operands can be broadcast to the shape of the others. */
  public static final Trait SCALARIZABLE = new Trait("SCALARIZABLE", 26);
  /** Can be applied to vectors. */
  public static final Trait VECTORIZABLE = new Trait("VECTORIZABLE", 27);
  /** Can be applied to tensors. */
  public static final Trait TENSORIZABLE = new Trait("TENSORIZABLE", 28);
  /** Works element by element on vectors and tensors as on scalars: the four traits before. */
  public static final Trait ELEMENTWISE_MAPPABLE =
      new Trait("ELEMENTWISE_MAPPABLE", 29, ELEMENTWISE, SCALARIZABLE, VECTORIZABLE, TENSORIZABLE);
  /** The attribute {@code operandSegmentSizes} has the sizes of the groups of operands. */
  public static final Trait ATTR_SIZED_OPERAND_SEGMENTS = new Trait("ATTR_SIZED_OPERAND_SEGMENTS", 30);
  /** The attribute {@code resultSegmentSizes} has the sizes of the groups of results. */
  public static final Trait ATTR_SIZED_RESULT_SEGMENTS = new Trait("ATTR_SIZED_RESULT_SEGMENTS", 31);
  /** The types of the results follow from the declared constraints and relations, so that a builder infers them. */
  public static final Trait INFERS_RESULT_TYPES = new Trait("INFERS_RESULT_TYPES", 32);
  /** The iterations of its region may run in parallel, so no order between their memory effects can be assumed. */
  public static final Trait HAS_PARALLEL_REGION = new Trait("HAS_PARALLEL_REGION", 33);

  /** All variadic operand groups have the same length, so no segment sizes are needed. */
  public static final Trait SAME_VARIADIC_OPERAND_SIZE = new Trait("SAME_VARIADIC_OPERAND_SIZE", 34);

  /** All variadic result groups have the same length, so no segment sizes are needed. */
  public static final Trait SAME_VARIADIC_RESULT_SIZE = new Trait("SAME_VARIADIC_RESULT_SIZE", 37);

  /** All operands have compatible shapes. */
  public static final Trait SAME_OPERANDS_SHAPE = new Trait("SAME_OPERANDS_SHAPE", 35);

  /** All operands have the same element type. */
  public static final Trait SAME_OPERANDS_ELEMENT_TYPE = new Trait("SAME_OPERANDS_ELEMENT_TYPE", 36);

  /** Remains valid if the layouts of the memrefs that it uses or returns become the identity. */
  public static final Trait MEMREFS_NORMALIZABLE = new Trait("MEMREFS_NORMALIZABLE", 38);

  /**
   * A result holds the address of the memory of a buffer operand, although it is not a buffer itself. Non-builtin
   * types may always hold an address; the trait is for results such as integers, which usually hold none.
   */
  public static final Trait TAKES_ADDRESS = new Trait("TAKES_ADDRESS", 39);

  /**
   * The region may still run after the operation has returned, concurrently with later operations, until its results
   * are awaited.
   */
  public static final Trait HAS_ASYNCHRONOUS_REGION = new Trait("HAS_ASYNCHRONOUS_REGION", 40);

  private final String name;
  private final long bit;
  private final List<Trait> implied;
  private final @Nullable Verifier verifier;

  private Trait(String name, int position, Trait... implied) {
    this.name = name;
    this.bit = 1L << position;
    this.implied = List.of(implied);
    this.verifier = null;
    ALL.add(this);
  }

  private Trait(String name, @Nullable Verifier verifier, List<Trait> implied) {
    this.name = name;
    this.bit = 0;
    this.implied = implied;
    this.verifier = verifier;
  }

  /**
   * Creates a trait of a dialect.
   *
   * @param name the name in listings
   * @param verifier checks an operation that has the trait, after the framework's own traits; or null
   * @param implied traits that every operation with this one has, too
   */
  public static Trait of(String name, @Nullable Verifier verifier, Trait... implied) {
    return new Trait(name, verifier, List.of(implied));
  }

  /** Returns the traits of the framework: the constants of this class. */
  public static List<Trait> all() {
    return Collections.unmodifiableList(ALL);
  }

  /** The name of the constant, for listings. */
  public String name() {
    return name;
  }

  /** The traits that an operation with this one has, too. */
  public List<Trait> implied() {
    return implied;
  }

  /** The verifier of a dialect-defined trait, or null. */
  public @Nullable Verifier verifier() {
    return verifier;
  }

  /** Returns the bit of a framework trait; 0 for a trait of a dialect. */
  public long bit() {
    return bit;
  }

  @Override
  public String toString() {
    return name;
  }
}
