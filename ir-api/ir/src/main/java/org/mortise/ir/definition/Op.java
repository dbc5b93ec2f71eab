// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.mortise.ir.Trait;
import org.mortise.ir.attributes.Computation;

/**
 * Declares an operation. From it, the annotation processor generates the {@link OpDefinition}, typed accessors, a
 * builder and the entry in the dialect's table, so nothing else has to be edited to add an operation.
 *
 * <pre>{@code
 * /** Reads an element of a memref. *}{@code /
 * @Op(name = "memref.load",
 *     operands = {"memref: ANY_MEMREF read", "indices: INDEX..."},
 *     results = "result: ANY",
 *     attributes = "nontemporal: BOOL? = FALSE",
 *     format = "$memref `[` $indices `]` attr-dict `:` type($memref)")
 * public final class LoadOp extends LoadOpBase {
 *   LoadOp(Operation operation) {
 *     super(operation);
 *   }
 * }
 * }</pre>
 *
 * <p><b>The class.</b> {@code LoadOp} is the view of an operation; its superclass {@code LoadOpBase} is generated, with
 * {@code LoadOp.of(op)}, {@code LoadOp.create(builder, location, memref, indices)}, which returns the only result,
 * {@code LoadOp.build}, which returns the view, {@code LoadOp.pattern("Title", (load, rewriter) -> ...)},
 * {@code memref()}, {@code memrefOperand()}, {@code memrefType()}, {@code indices()}, {@code result()},
 * {@code nontemporalAttr()} and {@code setNontemporalAttr()}. The Javadoc of the class is the operation's
 * documentation; its first sentence is the summary.
 *
 * <p><b>Declarations</b> have the form {@code name: CONSTRAINT}, where the constraint is the name of a constant: of the
 * class, of its families, of a class that {@link DialectOperations#constants} lists, or of {@link TypeConstraints} or
 * {@link AttributeConstraints}; {@code Class.NAME} names one of another class of the package. {@code ?} after the
 * constraint makes it optional, {@code ...} a list of any length. Operands and results can have memory effects after
 * it: {@code read}, {@code write}, {@code alloc} and {@code free}, each on a resource other than the default one if it
 * is named as in {@code alloc(AUTOMATIC_ALLOCATION_SCOPE)}. An attribute can have a default value after {@code =}, a
 * constant found in the same way ({@link AttributeDefaults} last): a required one is then never missing; an optional
 * one is not written if it has this value. An attribute that MLIR 19.1 does not have ends with {@code since 22.1}.
 *
 * <p><b>Behaviour</b> is added by methods of the class, or of its family, with these names: {@code Diagnostic
 * verify()}, {@code Diagnostic verifyRegions()} (run after nested operations were verified), {@code Diagnostic
 * verifyRegionInvariant()} (the same, but before the checks of interfaces), {@code FoldResult fold(Attribute[]
 * constants)}, {@code static List<Type> inferResultTypes(OperationState state)}, and {@code static void
 * define(OpDefinitionBuilder op)} for all that an annotation cannot express, such as a hand-written syntax or a
 * relation between types. The semantics that passes query are defined by {@link #implementations}.
 *
 * <p><b>A family</b> is an abstract class with an annotation without a name. Operations that name it in {@link #family}
 * have its declarations before their own, and its class is a superclass of theirs.
 *
 * <p><b>A table.</b> Operations that no Java code handles need no class: any class can carry a list of annotations with
 * a {@link #summary} each. Of the behaviour of their families, they have what {@code define} adds; their own is added
 * by the method that {@link #define} names. With a {@link #view}, Java code can handle them, too: their class is
 * generated as a whole, and they have the behaviour of their families.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(Ops.class)
public @interface Op {
  /** The full name, {@code "dialect.operation"}; omitted for a family. */
  String name() default "";

  /** The simple name of the class that is generated for an operation of a table. */
  String view() default "";

  /** The family whose declarations precede those of this operation. */
  Class<?> family() default void.class;

  /** The operands, {@code "name: TYPE_CONSTRAINT"}. */
  String[] operands() default {};

  /** The results, {@code "name: TYPE_CONSTRAINT"}. */
  String[] results() default {};

  /** The inherent attributes, {@code "name: ATTRIBUTE_CONSTRAINT"}, in the order in which they are verified. */
  String[] attributes() default {};

  /** The regions, {@code "name: SHAPE"} with a {@link RegionSpec.Shape}. */
  String[] regions() default {};

  /** The successors, {@code "name"} or {@code "name..."}. */
  String[] successors() default {};

  /** Constants of {@link Trait}, or traits of the dialect. */
  String[] traits() default {};

  /** Lists, separated by commas, of operands, results and attributes that must have one type. */
  String[] sameTypes() default {};

  /** Memory effects on memory of no particular value, such as {@code "read"}. */
  String[] effects() default {};

  /** The full names of the allowed parent operations; empty if any is allowed. */
  String[] parents() default {};

  /** The name of the terminator that every region's single block has, and that a text may omit. */
  String implicitTerminator() default "";

  /** The custom syntax, in the notation of MLIR's ODS; without it the operation has only the generic form. */
  String format() default "";

  /** Names that the printer uses for the results, in their order; an empty name leaves the result a number. */
  String[] resultNames() default {};

  /**
   * The implementations of the operation's interfaces: classes that implement interfaces that extend {@link
   * org.mortise.ir.OpInterface}, with a constructor without parameters, or with one of the type {@link OpDefinition} if
   * they depend on {@link #data}, {@link #computes} or the name. Each is created when an interface that it names in its
   * {@code implements} clause is first requested. Operations inherit the implementations of their families; their own
   * implementation of an interface replaces the family's.
   *
   * <p>In a framework, the implementations are services of their interfaces, with the property {@code serves} of
   * {@link org.mortise.ir.Serves}. Implementations for operations of other modules have that annotation instead.
   */
  Class<?>[] implementations() default {};

  /**
   * Classes of canonicalization patterns, besides the operation's own class: their methods with {@link
   * Canonicalization}, and {@code static void addPatterns(PatternSet patterns)} or {@code addPatterns(PatternSet
   * patterns, String name)} for patterns that are objects; patterns for other operations are ignored.
   */
  Class<?>[] patterns() default {};

  /**
   * The static method that adds to an {@code OpDefinitionBuilder} what an annotation cannot express, for an operation
   * of a table: {@code "Class.method"} of the operation's package. It runs after the families' {@code define}.
   */
  String define() default "";

  /**
   * Text that a family interprets: its {@code define} reads it by {@link OpDefinitionBuilder#data}. It keeps the
   * specifics of an operation of a large family in the operation's declaration.
   */
  String[] data() default {};

  /**
   * The function of the operands that the result is, a constant of a {@link Computation}: {@code IntegerFunction},
   * {@code FloatFunction}, or an enum that {@link DialectOperations#constants} lists. Families fold the operation and
   * infer its range from it, and programs that contain the operation can be executed.
   */
  String computes() default "";

  /** The first {@link org.mortise.ir.MlirVersion} that has the operation, if it is not the oldest one. */
  String since() default "";

  /** The last {@link org.mortise.ir.MlirVersion} that has the operation, if it is not the newest one. */
  String until() default "";

  /** The documentation of an operation in a table; otherwise it is the Javadoc of the class. */
  String summary() default "";
}
