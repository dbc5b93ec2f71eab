// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.interfaces;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.DataLayoutSpec;
import org.mortise.ir.types.DataLayoutType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/**
 * The sizes and alignments of types, from the data layout attributes of the enclosing operations; the innermost entry
 * for a type applies. Types without an entry use MLIR's defaults. A snapshot: later changes are not reflected.
 */
public final class DataLayout {
  private static final int DEFAULT_INDEX_WIDTH = 64;
  private static final int LARGE_INTEGER = 64;
  private static final long LARGE_INTEGER_ALIGNMENT = 4;

  private final Map<Type, Attribute> values = new LinkedHashMap<>();
  private final Map<String, Attribute> properties = new LinkedHashMap<>();

  private DataLayout() {}

  /** Returns the layout for {@code op}. Linear in the depth and the attributes of the enclosing operations. */
  public static DataLayout at(Operation op) {
    DataLayout layout = new DataLayout();
    for (Operation around = op; around != null; around = around.parentOp()) {
      DataLayoutSpec spec = DataLayoutOpInterface.isScope(around) ? specOf(around) : null;
      if (spec != null) {
        spec.valuesByType().forEach(layout.values::putIfAbsent);
        spec.valuesByProperty().forEach(layout.properties::putIfAbsent);
      }
    }
    return layout;
  }

  private static @Nullable DataLayoutSpec specOf(Operation op) {
    for (NamedAttribute attribute : op.discardableAttributes().entries()) {
      if (attribute.value() instanceof DataLayoutSpec spec) {
        return spec;
      }
    }
    return null;
  }

  /** Returns the number of bits of an index where {@code op} is. Linear in the depth and the attributes there. */
  public static long indexWidth(Operation op) {
    for (Operation around = op; around != null; around = around.parentOp()) {
      DataLayoutSpec spec = specOf(around);
      if (spec != null && spec.valueOf(IndexType.of(op.context())) instanceof IntegerAttr width) {
        return width.longValue();
      }
    }
    return DEFAULT_INDEX_WIDTH;
  }

  /** Returns the value of a property, such as {@code dlti.endianness}, or null if none is stated. */
  public @Nullable Attribute property(String name) {
    return properties.get(name);
  }

  /**
   * Returns the number of bits of a value; of a scalable vector the smallest possible one. Empty if the layout of the
   * type is unknown.
   */
  public OptionalLong sizeInBits(Type type) {
    if (type instanceof IntegerType integer) {
      return OptionalLong.of(integer.width());
    }
    if (type instanceof FloatType number) {
      return OptionalLong.of(number.width());
    }
    if (type instanceof IndexType) {
      return sizeInBits(integerFor(type));
    }
    if (type instanceof VectorType vector) {
      return sizeOfVector(vector);
    }
    if (type instanceof ComplexType complex) {
      return sizeOfComplex(complex.elementType());
    }
    return type instanceof DataLayoutType own ? own.sizeInBits(valuesFor(type)) : OptionalLong.empty();
  }

  /** Returns the number of bytes of a value, rounded up. */
  public OptionalLong size(Type type) {
    OptionalLong bits = sizeInBits(type);
    return bits.isEmpty() ? bits : OptionalLong.of(bytes(bits.getAsLong()));
  }

  /** Returns the smallest alignment, in bytes, that values must have. Empty if the layout of the type is unknown. */
  public OptionalLong abiAlignment(Type type) {
    if (type instanceof IntegerType integer) {
      DenseElementsAttr entry = entryFor(integer);
      return OptionalLong.of(entry != null ? bytesAt(entry, 0) : integer.width() < LARGE_INTEGER
          ? powerOfTwo(bytes(integer.width())) : LARGE_INTEGER_ALIGNMENT);
    }
    if (type instanceof FloatType && values.get(type) instanceof DenseElementsAttr entry) {
      return OptionalLong.of(bytesAt(entry, 0));
    }
    if (type instanceof FloatType || type instanceof VectorType) {
      OptionalLong size = size(type);
      return size.isEmpty() ? size : OptionalLong.of(powerOfTwo(size.getAsLong()));
    }
    if (type instanceof IndexType) {
      return abiAlignment(integerFor(type));
    }
    if (type instanceof ComplexType complex) {
      return abiAlignment(complex.elementType());
    }
    return type instanceof DataLayoutType own ? own.abiAlignment(valuesFor(type)) : OptionalLong.empty();
  }

  /** Returns the best alignment, in bytes. Empty if the layout of the type is unknown. */
  public OptionalLong preferredAlignment(Type type) {
    if (type instanceof IntegerType integer) {
      DenseElementsAttr entry = entryFor(integer);
      return OptionalLong.of(entry != null ? lastBytes(entry) : powerOfTwo(bytes(integer.width())));
    }
    if (type instanceof FloatType && values.get(type) instanceof DenseElementsAttr entry) {
      return OptionalLong.of(lastBytes(entry));
    }
    if (type instanceof IndexType) {
      return preferredAlignment(integerFor(type));
    }
    if (type instanceof ComplexType complex) {
      return preferredAlignment(complex.elementType());
    }
    return type instanceof DataLayoutType own ? own.preferredAlignment(valuesFor(type)) : abiAlignment(type);
  }

  /** Returns the bit width of an index into the memory of a pointer type, or 0 for other types. */
  public long indexBitwidth(Type type) {
    if (type instanceof IndexType) {
      return values.get(type) instanceof IntegerAttr width ? width.longValue() : DEFAULT_INDEX_WIDTH;
    }
    return type instanceof DataLayoutType own ? own.indexBitwidth(valuesFor(type)).orElse(0) : 0;
  }

  private IntegerType integerFor(Type index) {
    return IntegerType.of(index.context(), (int) indexBitwidth(index));
  }

  /** The number of elements of the last dimension is rounded up to a power of two. */
  private OptionalLong sizeOfVector(VectorType vector) {
    OptionalLong element = size(vector.elementType());
    if (element.isEmpty() || vector.rank() == 0) {
      return element.isEmpty() ? element : OptionalLong.of(element.getAsLong() * Byte.SIZE);
    }
    long last = vector.dim(vector.rank() - 1);
    return OptionalLong.of(
        vector.numElements() / last * powerOfTwo(last) * element.getAsLong() * Byte.SIZE);
  }

  /** The second number is aligned. */
  private OptionalLong sizeOfComplex(Type element) {
    OptionalLong size = sizeInBits(element);
    OptionalLong alignment = preferredAlignment(element);
    if (size.isEmpty() || alignment.isEmpty()) {
      return OptionalLong.empty();
    }
    long bits = alignment.getAsLong() * Byte.SIZE;
    return OptionalLong.of((size.getAsLong() + bits - 1) / bits * bits + size.getAsLong());
  }

  /** Returns the entry of the smallest listed integer that is wide enough, or of the widest one; null without any. */
  private @Nullable DenseElementsAttr entryFor(IntegerType integer) {
    IntegerType best = null;
    for (Type type : values.keySet()) {
      if (type instanceof IntegerType stated && (best == null || isBetter(stated, best, integer.width()))) {
        best = stated;
      }
    }
    return best != null && values.get(best) instanceof DenseElementsAttr entry ? entry : null;
  }

  private static boolean isBetter(IntegerType type, IntegerType best, int width) {
    return best.width() < width ? type.width() > best.width() : type.width() >= width && type.width() < best.width();
  }

  private List<Attribute> valuesFor(Type type) {
    List<Attribute> found = new ArrayList<>();
    values.forEach((key, value) -> {
      if (key.getClass() == type.getClass()) {
        found.add(value);
      }
    });
    return found;
  }

  private static long bytesAt(DenseElementsAttr entry, int index) {
    return ((IntegerAttr) entry.elementAt(entry.isSplat() ? 0 : index)).longValue() / Byte.SIZE;
  }

  private static long lastBytes(DenseElementsAttr entry) {
    return bytesAt(entry, (int) entry.numElements() - 1);
  }

  private static long bytes(long bits) {
    return (bits + Byte.SIZE - 1) / Byte.SIZE;
  }

  private static long powerOfTwo(long atLeast) {
    return atLeast <= 1 ? atLeast : Long.highestOneBit(atLeast - 1) << 1;
  }
}
