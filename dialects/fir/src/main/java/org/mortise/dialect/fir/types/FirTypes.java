// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.types.ShapedType;

/** Parses the types of the dialect. */
public final class FirTypes {
  /** The namespace of the dialect. */
  public static final String NAMESPACE = "fir";

  private FirTypes() {}

  /** Returns the words with which types begin. */
  public static List<String> names() {
    return List.of(
        FieldType.MNEMONIC, LenType.MNEMONIC, VoidType.MNEMONIC, DummyScopeType.MNEMONIC, FirIntegerType.MNEMONIC,
        FirRealType.MNEMONIC, FirComplexType.MNEMONIC, LogicalType.MNEMONIC, BoxCharType.MNEMONIC,
        ShapeType.MNEMONIC, ShapeShiftType.MNEMONIC, ShiftType.MNEMONIC, SliceType.MNEMONIC, ReferenceType.MNEMONIC,
        HeapType.MNEMONIC, PointerType.MNEMONIC, LlvmPointerType.MNEMONIC, TypeDescType.MNEMONIC,
        BoxProcType.MNEMONIC, BoxType.MNEMONIC, ClassType.MNEMONIC, CharacterType.MNEMONIC, FirVectorType.MNEMONIC,
        SequenceType.MNEMONIC, RecordType.MNEMONIC);
  }

  /** Parses a type after {@code !fir.}. */
  public static Type parse(AsmParser parser) {
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    Context context = parser.context();
    return switch (mnemonic) {
      case FieldType.MNEMONIC -> FieldType.of(context);
      case LenType.MNEMONIC -> LenType.of(context);
      case VoidType.MNEMONIC -> VoidType.of(context);
      case DummyScopeType.MNEMONIC -> DummyScopeType.of(context);
      case FirIntegerType.MNEMONIC -> FirIntegerType.of(context, parseNumber(parser));
      case FirRealType.MNEMONIC -> FirRealType.of(context, parseNumber(parser));
      case FirComplexType.MNEMONIC -> FirComplexType.of(context, parseNumber(parser));
      case LogicalType.MNEMONIC -> LogicalType.of(context, parseNumber(parser));
      case BoxCharType.MNEMONIC -> BoxCharType.of(context, parseNumber(parser));
      case ShapeType.MNEMONIC -> ShapeType.of(context, parseNumber(parser));
      case ShapeShiftType.MNEMONIC -> ShapeShiftType.of(context, parseNumber(parser));
      case ShiftType.MNEMONIC -> ShiftType.of(context, parseNumber(parser));
      case SliceType.MNEMONIC -> SliceType.of(context, parseNumber(parser));
      case ReferenceType.MNEMONIC -> ReferenceType.of(parseElement(parser));
      case HeapType.MNEMONIC -> HeapType.of(parseElement(parser));
      case PointerType.MNEMONIC -> PointerType.of(parseElement(parser));
      case LlvmPointerType.MNEMONIC -> LlvmPointerType.of(parseElement(parser, "fir_LLVMPointerType"));
      case TypeDescType.MNEMONIC -> TypeDescType.of(parseElement(parser));
      case BoxProcType.MNEMONIC -> BoxProcType.of(parseElement(parser));
      case BoxType.MNEMONIC -> parseBox(parser);
      case ClassType.MNEMONIC -> parseClass(parser);
      case CharacterType.MNEMONIC -> parseCharacter(parser);
      case FirVectorType.MNEMONIC -> parseVector(parser);
      case SequenceType.MNEMONIC -> parseSequence(parser, start);
      case RecordType.MNEMONIC -> RecordTypeText.parse(parser, start);
      default -> throw parser.error(start, "unknown fir type: " + mnemonic);
    };
  }

  /** Parses an unsigned 32-bit integer, which may be written as a negative one. */
  private static int parseUnsigned(AsmParser parser) {
    int position = parser.position();
    long number = parser.parseInteger();
    if (number != (int) number) {
      throw parser.error(position, "integer value too large");
    }
    return (int) number;
  }

  private static int parseNumber(AsmParser parser) {
    parser.parsePunctuation("<");
    int number = parseUnsigned(parser);
    parser.parsePunctuation(">");
    return number;
  }

  private static Type parseElement(AsmParser parser) {
    parser.parsePunctuation("<");
    Type element = parser.parseType();
    parser.parsePunctuation(">");
    return element;
  }

  /** Parses {@code <type>}; an error is explained by the name of the parameter, as generated parsers do. */
  private static Type parseElement(AsmParser parser, String type) {
    parser.parsePunctuation("<");
    Type element;
    try {
      element = parser.parseType();
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(
          "failed to parse " + type + " parameter 'eleTy' which is to be a `mlir::Type`"));
    }
    parser.parsePunctuation(">");
    return element;
  }

  private static Type parseBox(AsmParser parser) {
    int position = parser.position();
    Type element = parseElement(parser, "fir_BoxType");
    check(parser, position, BoxType.verify(element));
    return BoxType.of(element);
  }

  private static Type parseClass(AsmParser parser) {
    int position = parser.position();
    Type element = parseElement(parser, "fir_ClassType");
    check(parser, position, ClassType.verify(element));
    return ClassType.of(element);
  }

  private static void check(AsmParser parser, int position, @Nullable String problem) {
    if (problem != null) {
      throw parser.error(position, problem);
    }
  }

  private static Type parseCharacter(AsmParser parser) {
    parser.parsePunctuation("<");
    int kind = parseUnsigned(parser);
    long length = 1;
    if (parser.parseOptionalPunctuation(",")) {
      length = parser.parseOptionalPunctuation("?") ? ShapedType.DYNAMIC : parser.parseInteger();
    }
    parser.parsePunctuation(">");
    return CharacterType.of(parser.context(), kind, length);
  }

  private static Type parseVector(AsmParser parser) {
    parser.parsePunctuation("<");
    long length = parser.parseInteger();
    parser.parsePunctuation(":");
    Type element = parser.parseType();
    parser.parsePunctuation(">");
    return FirVectorType.of(length, element);
  }

  private static Type parseSequence(AsmParser parser, int start) {
    parser.parsePunctuation("<");
    long[] shape = {};
    if (parser.parseOptionalPunctuation("*")) {
      parser.parsePunctuation(":");
    } else {
      shape = parser.parseDimensionList(true, true);
    }
    Type element = parser.parseType();
    AffineMapAttr layout = parser.parseOptionalPunctuation(",") ? parseLayout(parser, start) : null;
    parser.parsePunctuation(">");
    return SequenceType.of(shape, element, layout);
  }

  private static AffineMapAttr parseLayout(AsmParser parser, int start) {
    try {
      return parser.parseAttribute(AffineMapAttr.class, null);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(start, "expecting affine map"));
    }
  }
}
