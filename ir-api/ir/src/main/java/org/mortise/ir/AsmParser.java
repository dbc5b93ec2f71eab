// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The parser interface by which types, attributes and operations parse their text.
 *
 * <p>A {@code parseX} method fails with a {@link ParseError} worded as in MLIR; a {@code parseOptionalX} method
 * consumes nothing and returns null or false if there is no X. Strings are byte strings: one char per byte.
 */
@ProviderType
public interface AsmParser {
  /** The delimiters of a list. */
  enum Delimiter {
    NONE,
    PAREN,
    SQUARE,
    LESS_GREATER,
    BRACES,
    OPTIONAL_PAREN,
    OPTIONAL_SQUARE,
    OPTIONAL_LESS_GREATER,
    OPTIONAL_BRACES
  }

  Context context();

  /** The named types of the program that is parsed. */
  NamedTypeUses namedTypes();

  /** Offset of the current token in the text; use it with {@link #error(int, String)} and {@link #location(int)}. */
  int position();

  /** The location of an offset. */
  Location location(int position);

  /** Creates the error that the caller throws: {@code throw parser.error(at, "...")}. */
  ParseError error(int position, String message);

  /** An error at the current token. */
  default ParseError error(String message) {
    return error(position(), message);
  }

  /**
   * Creates the error {@code "expected ..."} about missing punctuation. Its location is the end of the last token.
   *
   * @param what the expected text, as in {@code "',' or ')'"}
   */
  ParseError missing(String what);

  /**
   * Records that one of some words is missing at the current position, before the error is reported, so that editors
   * can offer them.
   */
  void expectedOneOf(Collection<String> words);

  /** Emits a warning. */
  void warning(int position, String message);

  /** Returns whether operations of dialects that are not registered are accepted. */
  boolean allowsUnregisteredDialects();

  /** Reports a warning at another location than the text. */
  void warning(Location location, String message);

  // ---- tokens ------------------------------------------------------------------------------------------------------

  /**
   * Parses a punctuation token: one of {@code -> = : , ( ) [ ] { } < > ? + - * / | ... :: } and {@code ==}; a missing
   * token is named as in MLIR ("expected ':'").
   */
  void parsePunctuation(String token);

  /** Parses a punctuation token if it comes next. Returns whether it did. */
  boolean parseOptionalPunctuation(String token);

  /** Parses exactly this bare word. Error: "expected 'word'". */
  void parseKeyword(String keyword);

  /**
   * Parses exactly this bare word.
   *
   * @param where a text appended to the error, as in {@code " between bounds"}
   */
  void parseKeyword(String keyword, String where);

  /** Parses exactly this bare word if it comes next. Returns whether it did. */
  boolean parseOptionalKeyword(String keyword);

  /** Parses any bare word. Error: "expected valid keyword". */
  String parseKeyword();

  /** Parses any bare word, or returns null if none comes next. */
  @Nullable String parseOptionalKeyword();

  /** Parses a bare word or a quoted string. */
  String parseKeywordOrString();

  /** Returns null if there is neither. */
  @Nullable String parseOptionalKeywordOrString();

  /** Parses a quoted string and returns its bytes, unescaped. */
  String parseString();

  /** Parses a quoted string and returns its contents, or returns null if none comes next. */
  @Nullable String parseOptionalString();

  /** Parses a decimal or hexadecimal integer with an optional minus sign. */
  BigInteger parseBigInteger();

  /** Parses an integer of any size, or returns null if none comes next. */
  @Nullable BigInteger parseOptionalBigInteger();

  /** Parses an integer that fits a long. */
  long parseInteger();

  /** Returns null if there is no integer. */
  @Nullable Long parseOptionalInteger();

  /** Parses a decimal number with a point, without a sign, or returns null if none comes next. The value is exact. */
  @Nullable BigDecimal parseOptionalDecimal();

  /** Parses a decimal number with a point, or the bits of one as a hexadecimal integer. */
  double parseFloat();

  /** Parses {@code @name} or {@code @"name"} and returns the name. */
  String parseSymbolName();

  /** Parses {@code @name} and returns the name, or returns null if none comes next. */
  @Nullable String parseOptionalSymbolName();

  /** Parses {@code element (, element)*} between delimiters; nothing between them is an empty list. */
  default void parseCommaSeparatedList(Delimiter delimiter, Runnable element) {
    parseCommaSeparatedList(delimiter, element, "");
  }

  /**
   * Parses a list.
   *
   * @param where a text appended to errors about missing delimiters, as in {@code " in index list"}
   */
  void parseCommaSeparatedList(Delimiter delimiter, Runnable element, String where);

  // ---- types and attributes ----------------------------------------------------------------------------------------

  /** Parses a type. Reports the errors of the type parser, such as "expected non-function type". */
  Type parseType();

  /** Parses a type, or returns null if none comes next. */
  @Nullable Type parseOptionalType();

  /** Parses a type and checks its class. Error: "invalid kind of type specified". */
  <T extends Type> T parseType(Class<T> kind);

  /** Parses an attribute. A literal without an explicit type gets {@code type}, which may be null. */
  Attribute parseAttribute(@Nullable Type type);

  default Attribute parseAttribute() {
    return parseAttribute((Type) null);
  }

  /** Parses an attribute and checks its class. Error: "invalid kind of attribute specified". */
  <T extends Attribute> T parseAttribute(Class<T> kind, @Nullable Type type);

  @Nullable Attribute parseOptionalAttribute(@Nullable Type type);

  /** Parses {@code [element, ...]}, whose elements get {@code type}, or returns null if none comes next. */
  @Nullable Attribute parseOptionalArray(@Nullable Type type);

  /** Parses an alias or a dialect attribute, which begins with {@code #}; otherwise returns null. */
  @Nullable Attribute parseOptionalExtendedAttribute();

  /** Parses an alias or a dialect type, which begins with {@code !}; otherwise returns null. */
  @Nullable Type parseOptionalExtendedType();

  /**
   * Parses a text from {@code <} to the bracket that closes it, in a symbol {@code !dialect<...>} without a bracket to
   * its end, or returns null if none comes next. The text is kept as
   * it is written, but for white space, of which at most one blank is left between two words, and for aliases and
   * types and attributes of dialects, which are parsed.
   *
   * @return texts, types and attributes in their order, with the brackets
   */
  @Nullable List<Object> parseOptionalBody();

  /** Parses an optional {@code {name = value, ...}}; otherwise returns the empty dictionary. */
  DictionaryAttr parseOptionalAttrDict();

  /** Parses an optional {@code attributes {...}}; otherwise returns the empty dictionary. */
  DictionaryAttr parseOptionalAttrDictWithKeyword();

  /**
   * Parses a part that can contain parts of its kind, which are nested not too deeply then. Types and attributes that
   * are parsed by the other methods need this not.
   */
  <T> T parseNested(Supplier<T> part);

  /** Parses an affine map without the angle brackets of an attribute: {@code (d0, d1) -> (d1, d0)}. */
  AffineMap parseAffineMap();

  /** Parses an affine expression over identifiers. Error: "use of undeclared identifier". */
  AffineExpr parseAffineExpr(Map<String, ? extends AffineExpr> identifiers);

  /**
   * Parses a dimension list such as {@code 4x?x8}.
   *
   * @param allowDynamic whether {@code ?} is a dimension, {@code ShapedType.DYNAMIC}
   * @param trailingX whether an {@code x} follows each dimension, the last one too
   */
  long[] parseDimensionList(boolean allowDynamic, boolean trailingX);
}
