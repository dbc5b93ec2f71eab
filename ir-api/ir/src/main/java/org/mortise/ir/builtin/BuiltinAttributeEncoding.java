// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.builtin;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.BytecodeOutput;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Location;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.CallSiteLoc;
import org.mortise.ir.attributes.DenseArrayAttr;
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

/** Writes builtin attributes. The numbers of attributes are defined by MLIR's {@code BuiltinDialectBytecode.td}. */
final class BuiltinAttributeEncoding {
  static final int ARRAY = 0;
  static final int DICTIONARY = 1;
  static final int STRING = 2;
  static final int TYPED_STRING = 3;
  static final int FLAT_SYMBOL = 4;
  static final int SYMBOL = 5;
  static final int TYPE = 6;
  static final int UNIT = 7;
  static final int INTEGER = 8;
  static final int FLOAT = 9;
  static final int CALL_SITE = 10;
  static final int FILE_LINE_COLUMN = 11;
  static final int FUSED = 12;
  static final int FUSED_WITH_METADATA = 13;
  static final int NAME = 14;
  static final int UNKNOWN = 15;
  static final int RESOURCE = 16;
  static final int DENSE_ARRAY = 17;
  static final int NUMBERS = 18;
  static final int STRINGS = 19;
  static final int SPARSE = 20;
  static final int DISTINCT = 21;
  static final int FILE_LINE_COLUMN_RANGE = 22;

  private BuiltinAttributeEncoding() {}

  static boolean write(Attribute attribute, BytecodeOutput out) {
    if (attribute instanceof Location location) {
      return writeLocation(location, out);
    }
    if (attribute instanceof StringAttr string) {
      writeString(string, out);
    } else if (attribute instanceof IntegerAttr integer) {
      out.writeVarInt(INTEGER);
      out.writeType(integer.type());
      out.writeInteger(integer.width(), integer.unsignedValue());
    } else if (attribute instanceof FloatAttr number) {
      out.writeVarInt(FLOAT);
      out.writeType(number.type());
      out.writeInteger(number.type().kind().width(), number.bits());
    } else if (attribute instanceof DenseArrayAttr array) {
      byte[] raw = array.toBytes();
      out.writeVarInt(DENSE_ARRAY);
      out.writeType(array.elementType());
      out.writeVarInt(array.size());
      out.writeBlob(raw);
    } else if (attribute instanceof TypeAttr type) {
      out.writeVarInt(TYPE);
      out.writeType(type.value());
    } else if (attribute instanceof UnitAttr) {
      out.writeVarInt(UNIT);
    } else if (attribute instanceof SymbolRefAttr symbol) {
      writeSymbol(symbol, out);
    } else {
      return writeComposite(attribute, out) || writeElements(attribute, out);
    }
    return true;
  }

  private static void writeString(StringAttr string, BytecodeOutput out) {
    out.writeVarInt(string.type() == null ? STRING : TYPED_STRING);
    out.writeString(string.value());
    if (string.type() != null) {
      out.writeType(string.type());
    }
  }

  private static void writeSymbol(SymbolRefAttr symbol, BytecodeOutput out) {
    Context context = symbol.context();
    out.writeVarInt(symbol.isFlat() ? FLAT_SYMBOL : SYMBOL);
    out.writeAttribute(StringAttr.of(context, symbol.rootReference()));
    if (symbol.isFlat()) {
      return;
    }
    out.writeVarInt(symbol.nestedReferences().size());
    for (String name : symbol.nestedReferences()) {
      out.writeAttribute(SymbolRefAttr.of(context, name));
    }
  }

  private static boolean writeComposite(Attribute attribute, BytecodeOutput out) {
    if (attribute instanceof ArrayAttr array) {
      out.writeVarInt(ARRAY);
      out.writeAttributes(array.elements());
    } else if (attribute instanceof DictionaryAttr dictionary) {
      out.writeVarInt(DICTIONARY);
      out.writeVarInt(dictionary.size());
      for (NamedAttribute entry : dictionary.entries()) {
        out.writeAttribute(StringAttr.of(attribute.context(), entry.name()));
        out.writeAttribute(entry.value());
      }
    } else if (attribute instanceof DistinctAttr distinct) {
      out.writeVarInt(DISTINCT);
      out.writeAttribute(distinct.referenced());
    } else {
      return false;
    }
    return true;
  }

  private static boolean writeElements(Attribute attribute, BytecodeOutput out) {
    if (attribute instanceof DenseNumbersAttr numbers) {
      out.writeVarInt(NUMBERS);
      out.writeType(numbers.type());
      out.writeBlob(numbers.toBytes());
    } else if (attribute instanceof DenseStringsAttr strings) {
      out.writeVarInt(STRINGS);
      out.writeType(strings.type());
      out.writeVarInt(strings.isSplat() ? 1 : 0);
      for (int i = 0; i < strings.storedElements(); i++) {
        out.writeString(strings.get(i));
      }
    } else if (attribute instanceof SparseElementsAttr sparse) {
      out.writeVarInt(SPARSE);
      out.writeType(sparse.type());
      out.writeAttribute(sparse.indices());
      out.writeAttribute(sparse.values());
    } else if (attribute instanceof DenseResourceElementsAttr resource) {
      out.writeVarInt(RESOURCE);
      out.writeType(resource.type());
      out.writeResourceKey(resource.dialectNamespace(), resource.key());
    } else {
      return false;
    }
    return true;
  }

  /** Writes the numbers that the text has. */
  private static void writeRange(FileLineColRange range, BytecodeOutput out) {
    boolean sameLine = range.endLine() == range.line();
    out.writeVarInt(FILE_LINE_COLUMN_RANGE);
    out.writeAttribute(StringAttr.of(range.context(), range.file()));
    out.writeVarInt(sameLine ? 3 : 4);
    out.writeVarInt(Integer.toUnsignedLong(range.line()));
    out.writeVarInt(Integer.toUnsignedLong(range.column()));
    if (!sameLine) {
      out.writeVarInt(Integer.toUnsignedLong(range.endLine()));
    }
    out.writeVarInt(Integer.toUnsignedLong(range.endColumn()));
  }

  private static boolean writeLocation(Location location, BytecodeOutput out) {
    Context context = location.context();
    if (location instanceof FileLineColRange range && out.mlirVersion().isNewest()) {
      writeRange(range, out);
    } else if (location instanceof FileLineColLoc place) {
      out.writeVarInt(FILE_LINE_COLUMN);
      out.writeAttribute(StringAttr.of(context, place.file()));
      out.writeVarInt(Integer.toUnsignedLong(place.line()));
      out.writeVarInt(Integer.toUnsignedLong(place.column()));
    } else if (location instanceof UnknownLoc) {
      out.writeVarInt(UNKNOWN);
    } else if (location instanceof NameLoc named) {
      out.writeVarInt(NAME);
      out.writeAttribute(StringAttr.of(context, named.name()));
      out.writeAttribute(named.child());
    } else if (location instanceof CallSiteLoc call) {
      out.writeVarInt(CALL_SITE);
      out.writeAttribute(call.callee());
      out.writeAttribute(call.caller());
    } else if (location instanceof FusedLoc fused) {
      writeFused(fused, out);
    } else {
      return false;
    }
    return true;
  }

  private static void writeFused(FusedLoc fused, BytecodeOutput out) {
    List<Location> parts = fused.locations();
    out.writeVarInt(fused.metadata() == null ? FUSED : FUSED_WITH_METADATA);
    out.writeAttributes(parts);
    if (fused.metadata() != null) {
      out.writeAttribute(fused.metadata());
    }
  }
}
