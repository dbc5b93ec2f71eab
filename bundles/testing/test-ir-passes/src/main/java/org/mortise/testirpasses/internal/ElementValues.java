// SPDX-License-Identifier: Apache-2.0
package org.mortise.testirpasses.internal;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.test.attributes.BlobElementsAttr;
import org.mortise.dialect.test.attributes.WholeElementsAttr;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SparseElementsAttr;
import org.mortise.ir.text.Resources;
import org.mortise.ir.types.IntegerType;

/** The integers of attributes, one by one. */
final class ElementValues {
  private static final String HEXADECIMAL = "0x";

  private ElementValues() {}

  static List<IntegerAttr> ofDense(DenseElementsAttr dense) {
    List<IntegerAttr> values = new ArrayList<>();
    for (int i = 0; i < dense.numElements(); i++) {
      values.add((IntegerAttr) dense.elementAt(dense.isSplat() ? 0 : i));
    }
    return values;
  }

  static List<IntegerAttr> ofSparse(SparseElementsAttr sparse, IntegerType type) {
    List<IntegerAttr> values =
        new ArrayList<>(Collections.nCopies((int) sparse.numElements(), IntegerAttr.of(type, 0)));
    List<IntegerAttr> indices = ofDense(sparse.indices());
    List<IntegerAttr> stored = ofDense(sparse.values());
    long[] shape = sparse.shapedType().shape();
    for (int i = 0; i < stored.size(); i++) {
      int position = 0;
      for (int dim = 0; dim < shape.length; dim++) {
        position = (int) (position * shape[dim] + indices.get(i * shape.length + dim).longValue());
      }
      values.set(position, stored.get(i));
    }
    return values;
  }

  /** Returns the values of an attribute of the test dialect, or null if it is another or its resource is missing. */
  static @Nullable List<IntegerAttr> ofOwnKind(ElementsAttr elements, IntegerType type, Resources resources) {
    LongBuffer numbers = null;
    if (elements instanceof WholeElementsAttr whole) {
      numbers = LongBuffer.wrap(whole.values());
    } else if (elements instanceof BlobElementsAttr blob) {
      numbers = numbersOf(resources.blob(blob.dialectNamespace(), blob.resourceKey()));
    }
    if (numbers == null) {
      return null;
    }
    List<IntegerAttr> values = new ArrayList<>();
    while (numbers.hasRemaining()) {
      values.add(IntegerAttr.of(type, numbers.get()));
    }
    return values;
  }

  /** Returns the numbers after the alignment. */
  private static @Nullable LongBuffer numbersOf(@Nullable String blob) {
    if (blob == null || !blob.startsWith(HEXADECIMAL)) {
      return null;
    }
    byte[] bytes = HexFormat.of().parseHex(blob, HEXADECIMAL.length(), blob.length());
    if (bytes.length < Integer.BYTES) {
      return null;
    }
    return ByteBuffer.wrap(bytes, Integer.BYTES, bytes.length - Integer.BYTES).slice()
        .order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
  }
}
