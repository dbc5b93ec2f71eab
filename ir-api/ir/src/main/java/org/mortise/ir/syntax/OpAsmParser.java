// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Block;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The parser that operations parse their custom syntax with.
 *
 * <p><b>Regions are parsed later.</b> {@code parseRegion} records the position of the region's text and continues after
 * it. The contents are parsed after the operation's own text and before the operation is created, so nesting does not
 * consume stack. A parser must not inspect a region; use {@link RegionOptions#then} for an action on the complete
 * region.
 */
@ProviderType
public interface OpAsmParser extends AsmParser {
  /** An unresolved use of a value: {@code %name} or {@code %name#number}. */
  record UnresolvedOperand(int position, String name, int number) {}

  /** A value that a region or function defines: its name, and type, attributes and location where they were given. */
  final class Argument {
    private final @Nullable UnresolvedOperand name;
    private @Nullable Type type;
    private @Nullable DictionaryAttr attributes;
    private Location location;

    /** The name is null for a nameless argument; type and attributes are null unless the text has them. */
    public Argument(
        @Nullable UnresolvedOperand name, @Nullable Type type, @Nullable DictionaryAttr attributes, Location location) {
      this.name = name;
      this.type = type;
      this.attributes = attributes;
      this.location = location;
    }

    /** The name, or null for a nameless argument (of a function declaration). */
    public @Nullable UnresolvedOperand name() {
      return name;
    }

    public @Nullable Type type() {
      return type;
    }

    public void setType(@Nullable Type type) {
      this.type = type;
    }

    /** The attributes, or null. */
    public @Nullable DictionaryAttr attributes() {
      return attributes;
    }

    /** Returns the given location, or the location of the name. */
    public Location location() {
      return location;
    }
  }

  /**
   * The properties of a region that must be known before its text is parsed.
   *
   * @param arguments arguments of the entry block that are written outside the braces; their types must be set
   * @param implicitTerminator whether a missing terminator is added implicitly
   * @param isolatedNames whether outer names are invisible
   * @param redeclares whether the label of the entry block may declare the arguments again
   * @param then an action to run when the region is complete, or null; may throw {@link OpAsmParser#error}
   */
  record RegionOptions(
      List<Argument> arguments, boolean implicitTerminator, boolean isolatedNames, boolean redeclares,
      @Nullable Runnable then) {
    public static final RegionOptions PLAIN = new RegionOptions(List.of(), false, false, false, null);
    public static final RegionOptions WITH_TERMINATOR = new RegionOptions(List.of(), true, false, false, null);

    /** Returns options for {@code region}, which gets an empty block if no block is written. */
    public static RegionOptions withBlock(Region region) {
      return PLAIN.andThen(() -> {
        if (region.isEmpty()) {
          region.addBlock();
        }
      });
    }

    /** Returns options for a region whose entry block has these arguments. */
    public RegionOptions withArguments(List<Argument> regionArguments) {
      return new RegionOptions(regionArguments, implicitTerminator, isolatedNames, redeclares, then);
    }

    /** Returns options by which {@code action} runs when the region is complete. */
    public RegionOptions andThen(Runnable action) {
      return new RegionOptions(arguments, implicitTerminator, isolatedNames, redeclares, action);
    }

    /** Returns options for a region that cannot use values defined outside of it. */
    public RegionOptions isolated() {
      return new RegionOptions(arguments, implicitTerminator, true, redeclares, then);
    }

    /** Returns options for a region whose entry block may have a label that declares the arguments again. */
    public RegionOptions redeclaring() {
      return new RegionOptions(arguments, implicitTerminator, isolatedNames, true, then);
    }
  }

  /** Number of names on the left of {@code =}; 0 if there are none. */
  int resultNameCount();

  /**
   * Returns the name that the text gives to a result, without {@code %}.
   *
   * @param result a number below {@link #resultNameCount}
   */
  String resultName(int result);

  /** Returns the position of the operation's name, where errors about the whole operation are reported. */
  int namePosition();

  // ---- operands ----------------------------------------------------------------------------------------------------

  /** Announces that operands of a declared group are parsed next, so that editors can offer suitable values. */
  void beginOperands(int group);

  /** Announces that a declared attribute is parsed next, so that editors can offer suitable values. */
  void beginAttribute(int slot);

  /** Parses {@code %name}, perhaps with a result number. Error: "expected SSA operand". */
  UnresolvedOperand parseOperand();

  /** Returns null if there is none. */
  @Nullable UnresolvedOperand parseOptionalOperand();

  /** Appends {@code count} operands, at least one, without delimiters to {@code into}. */
  void parseOperands(List<UnresolvedOperand> into, int count);

  /** Appends the operands of a list to {@code into}. */
  void parseOperandList(List<UnresolvedOperand> into, Delimiter delimiter);

  /** Returns the value of an operand; a forward reference if it is not defined yet. Reports MLIR's errors. */
  Value resolveOperand(@Nullable UnresolvedOperand operand, Type type);

  /** Resolves operands that all have one type and adds them to {@code state}. */
  default void resolveOperands(List<UnresolvedOperand> operands, Type type, OperationState state) {
    for (UnresolvedOperand operand : operands) {
      state.addOperand(resolveOperand(operand, type));
    }
  }

  /**
   * Resolves operands with as many types and adds them to {@code state}. Error at {@code position} if the numbers
   * differ: "number of operands and types do not match: got 1 operands and 2 types".
   */
  void resolveOperands(
      List<UnresolvedOperand> operands, List<? extends Type> types, int position, OperationState state);

  /**
   * Parses expressions over values between delimiters, such as {@code [%i + 1, symbol(%n) mod 4]}. The values that are
   * the dimensions and the symbols of the map are added to the lists, each once.
   */
  AffineMap parseAffineMapOfValues(
      List<UnresolvedOperand> dims, List<UnresolvedOperand> symbols, Delimiter delimiter);

  /** Like {@link #parseAffineMapOfValues}, for one expression without delimiters. */
  AffineExpr parseAffineExprOfValues(List<UnresolvedOperand> dims, List<UnresolvedOperand> symbols);

  // ---- arguments, regions, successors ------------------------------------------------------------------------------

  /** Parses {@code %name}, and {@code : type}, {@code {attributes}} and {@code loc(...)} where allowed. */
  Argument parseArgument(boolean allowType, boolean allowAttributes);

  /** Returns null if there is none. */
  @Nullable Argument parseOptionalArgument(boolean allowType, boolean allowAttributes);

  void parseArgumentList(List<Argument> into, Delimiter delimiter, boolean allowType, boolean allowAttributes);

  /** Parses {@code {...}} into {@code region}. */
  void parseRegion(Region region, RegionOptions options);

  /** Like {@link #parseRegion}; returns false if there is no opening brace. */
  boolean parseOptionalRegion(Region region, RegionOptions options);

  /** Parses {@code ^name}; the block may be defined later. Error: "expected block name". */
  Block parseSuccessor();

  /** Parses {@code ^name}, or returns null if none comes next. */
  @Nullable Block parseOptionalSuccessor();

  /** Parses {@code ^bb(%a, %b : t, t)}; the operands are added to {@code operands}. */
  Block parseSuccessorAndUseList(List<Value> operands);

  // ---- common tails ------------------------------------------------------------------------------------------------

  /** Parses an optional attribute dictionary, and adds its entries to {@code state}. */
  void parseOptionalAttrDict(OperationState state);

  /** Parses an optional {@code attributes {...}}, and adds its entries to {@code state}. */
  void parseOptionalAttrDictWithKeyword(OperationState state);

  /** Parses an optional {@code loc(...)}; otherwise returns null. */
  @Nullable Location parseOptionalLocationSpecifier();

  /** Parses types separated by commas, at least one. */
  void parseTypeList(List<Type> into);

  /** Parses {@code : type, type} . */
  default void parseColonTypeList(List<Type> into) {
    parsePunctuation(":");
    parseTypeList(into);
  }

  /** Parses {@code : type}. */
  default Type parseColonType() {
    parsePunctuation(":");
    return parseType();
  }

  /** Parses {@code : type} and checks the class of the type. Error at the colon: "invalid kind of type specified". */
  default <T extends Type> T parseColonType(Class<T> kind) {
    int colon = position();
    Type type = parseColonType();
    if (!kind.isInstance(type)) {
      throw error(colon, "invalid kind of type specified");
    }
    return kind.cast(type);
  }

  /** Parses an optional {@code -> type} or {@code -> (type, ...)}. Returns false if it is missing. */
  boolean parseOptionalArrowTypeList(List<Type> into);

  /** Parses {@code -> type} or {@code -> (types)}, and appends the types to {@code into}. */
  void parseArrowTypeList(List<Type> into);

  /** Parses an operation in generic form, {@code "name"(...)...}, and appends it to {@code region}. */
  void parseGenericOperationInto(Region region);
}
