// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeInput;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.DenseArrayAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.DenseResourceElementsAttr;
import org.mortise.ir.attributes.DenseStringsAttr;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.FileLineColRange;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.NameLoc;
import org.mortise.ir.attributes.SparseElementsAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/** Reads the output of {@link BuiltinAttributeEncoding}, with the checks of the text parser. */
final class BuiltinAttributeDecoding {
  private BuiltinAttributeDecoding() {}

  static Attribute read(BytecodeInput in) {
    long code = in.readVarInt();
    return switch ((int) Math.min(code & Long.MAX_VALUE, Integer.MAX_VALUE)) {
      case BuiltinAttributeEncoding.ARRAY -> ArrayAttr.of(in.context(), readAttributes(in, Attribute.class));
      case BuiltinAttributeEncoding.DICTIONARY -> readDictionary(in);
      case BuiltinAttributeEncoding.STRING -> StringAttr.of(in.context(), in.readString());
      case BuiltinAttributeEncoding.TYPED_STRING -> StringAttr.of(in.readString(), in.readType());
      case BuiltinAttributeEncoding.FLAT_SYMBOL -> SymbolRefAttr.of(in.context(), readName(in));
      case BuiltinAttributeEncoding.SYMBOL -> readSymbol(in);
      case BuiltinAttributeEncoding.TYPE -> TypeAttr.of(in.readType());
      case BuiltinAttributeEncoding.UNIT -> UnitAttr.of(in.context());
      case BuiltinAttributeEncoding.INTEGER -> readInteger(in);
      case BuiltinAttributeEncoding.FLOAT -> readFloat(in);
      case BuiltinAttributeEncoding.CALL_SITE -> new CallSiteLoc(readLocation(in), readLocation(in));
      case BuiltinAttributeEncoding.FILE_LINE_COLUMN ->
          new FileLineColLoc(in.context(), readName(in), (int) in.readVarInt(), (int) in.readVarInt());
      case BuiltinAttributeEncoding.FILE_LINE_COLUMN_RANGE -> readRange(in);
      case BuiltinAttributeEncoding.FUSED ->
          FusedLoc.fuse(in.context(), readAttributes(in, Location.class), null);
      case BuiltinAttributeEncoding.FUSED_WITH_METADATA ->
          FusedLoc.fuse(in.context(), readAttributes(in, Location.class), in.readAttribute());
      case BuiltinAttributeEncoding.NAME -> new NameLoc(readName(in), readLocation(in));
      case BuiltinAttributeEncoding.UNKNOWN -> UnknownLoc.of(in.context());
      case BuiltinAttributeEncoding.RESOURCE ->
          DenseResourceElementsAttr.of(in.readType(ShapedType.class), in.readResourceKey("builtin"));
      case BuiltinAttributeEncoding.DENSE_ARRAY -> readDenseArray(in);
      case BuiltinAttributeEncoding.NUMBERS -> readNumbers(in);
      case BuiltinAttributeEncoding.STRINGS -> readStrings(in);
      case BuiltinAttributeEncoding.SPARSE -> readSparse(in);
      case BuiltinAttributeEncoding.DISTINCT -> DistinctAttr.create(in.readAttribute());
      default -> throw in.error("unknown attribute code: " + Long.toUnsignedString(code));
    };
  }

  private static String readName(BytecodeInput in) {
    return in.readAttribute(StringAttr.class).value();
  }

  private static Location readLocation(BytecodeInput in) {
    return in.readAttribute(Location.class);
  }

  private static <A extends Attribute> List<A> readAttributes(BytecodeInput in, Class<A> kind) {
    int count = in.readCount();
    List<A> attributes = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      attributes.add(in.readAttribute(kind));
    }
    return attributes;
  }

  private static Attribute readDictionary(BytecodeInput in) {
    int count = in.readCount();
    List<NamedAttribute> entries = new ArrayList<>(count);
    boolean sorted = true;
    for (int i = 0; i < count; i++) {
      String name = readName(in);
      sorted &= i == 0 || entries.get(i - 1).name().compareTo(name) < 0;
      entries.add(new NamedAttribute(name, in.readAttribute()));
    }
    if (sorted) {
      return DictionaryAttr.ofSorted(in.context(), entries);
    }
    try {
      return DictionaryAttr.of(in.context(), entries);
    } catch (IllegalArgumentException twice) {
      throw in.error(twice.getMessage());
    }
  }

  private static Attribute readSymbol(BytecodeInput in) {
    String root = readName(in);
    List<String> nested = new ArrayList<>();
    for (SymbolRefAttr part : readAttributes(in, SymbolRefAttr.class)) {
      nested.add(part.rootReference());
    }
    return SymbolRefAttr.of(in.context(), root, nested);
  }

  private static Attribute readInteger(BytecodeInput in) {
    Type type = in.readType();
    if (!(type instanceof IndexType || type instanceof IntegerType)) {
      throw in.error("expected integer or index type for IntegerAttr, but got: " + type);
    }
    return IntegerAttr.of(type, in.readInteger(type instanceof IntegerType integer ? integer.width() : Long.SIZE));
  }

  private static Attribute readFloat(BytecodeInput in) {
    FloatType type = in.readType(FloatType.class);
    return FloatAttr.ofBits(type, in.readInteger(type.kind().width()));
  }

  private static Attribute readDenseArray(BytecodeInput in) {
    Type type = in.readType();
    long size = in.readVarInt();
    byte[] data = in.readBlob();
    String problem = DenseArrayAttr.verifyElementType(type);
    DenseArrayAttr array = problem == null ? DenseArrayAttr.ofBytes(type, data) : null;
    if (array == null || array.size() != size) {
      throw in.error(problem != null ? problem : "expected raw data of an array of " + size + " elements");
    }
    return array;
  }

  /** Returns a type whose elements can be listed. */
  private static ShapedType readStaticType(BytecodeInput in) {
    ShapedType type = in.readType(ShapedType.class);
    if (!type.hasStaticShape() || type.elementCountOverflows() || type.numElements() > Integer.MAX_VALUE) {
      throw in.error("elements attribute does not support type: " + type.asType());
    }
    return type;
  }

  private static Attribute readNumbers(BytecodeInput in) {
    ShapedType type = readStaticType(in);
    byte[] data = in.readBlob();
    if (!DenseNumbersAttr.isValidElementType(type.elementType()) || !DenseNumbersAttr.isValidRaw(type, data)) {
      throw in.error("raw data of " + data.length + " bytes does not fit type: " + type.asType());
    }
    return DenseNumbersAttr.ofRaw(type, data);
  }

  private static Attribute readStrings(BytecodeInput in) {
    ShapedType type = readStaticType(in);
    boolean isSplat = in.readVarInt() != 0;
    long count = isSplat ? 1 : type.numElements();
    if (DenseNumbersAttr.isValidElementType(type.elementType())) {
      throw in.error("strings do not fit type: " + type.asType());
    }
    List<String> strings = new ArrayList<>();
    for (long i = 0; i < count; i++) {
      strings.add(in.readString());
    }
    return DenseStringsAttr.of(type, strings);
  }

  private static Attribute readSparse(BytecodeInput in) {
    ShapedType type = readStaticType(in);
    DenseNumbersAttr indices = in.readAttribute(DenseNumbersAttr.class);
    DenseElementsAttr values = in.readAttribute(DenseElementsAttr.class);
    String problem = SparseElementsAttr.verify(type, indices, values);
    if (problem != null) {
      throw in.error(problem);
    }
    return SparseElementsAttr.of(type, indices, values);
  }

  /** Reads line, column, line of the end and column of the end; with three numbers, that line is missing. */
  private static FileLineColLoc readRange(BytecodeInput in) {
    String file = readName(in);
    int count = (int) Math.min(in.readVarInt(), 5);
    int[] numbers = new int[4];
    for (int i = 0; i < count && i < numbers.length; i++) {
      numbers[i] = (int) in.readVarInt();
    }
    return switch (count) {
      case 1, 2 -> new FileLineColLoc(in.context(), file, numbers[0], numbers[1]);
      case 3 -> FileLineColRange.of(in.context(), file, numbers[0], numbers[1], numbers[0], numbers[2]);
      case 4 -> FileLineColRange.of(in.context(), file, numbers[0], numbers[1], numbers[2], numbers[3]);
      default -> throw in.error("a location has 1 to 4 numbers");
    };
  }
}
