// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.Arrays;

/** A memref type as text and as data. A negative dimension is dynamic; {@code layout} is empty for the identity. */
record MemType(String element, int[] dims, String layout, int space, boolean unranked) {
  static final int DYNAMIC = -1;

  static MemType of(String element, int... dims) {
    return new MemType(element, dims, "", 0, false);
  }

  int rank() {
    return dims.length;
  }

  boolean isIdentity() {
    return layout.isEmpty() && !unranked;
  }

  boolean isStatic() {
    return Arrays.stream(dims).allMatch(d -> d >= 0);
  }

  MemType withDims(int... newDims) {
    return new MemType(element, newDims, layout, space, unranked);
  }

  MemType withLayout(String newLayout) {
    return new MemType(element, dims, newLayout, space, unranked);
  }

  MemType withSpace(int newSpace) {
    return new MemType(element, dims, layout, newSpace, unranked);
  }

  MemType asUnranked() {
    return new MemType(element, dims, "", space, true);
  }

  /** Returns the type {@code strided<[?, ...], offset: ?>}, to which any strided memref of this rank can be cast. */
  MemType asDynamicStrided() {
    String strides = String.join(", ", java.util.Collections.nCopies(rank(), "?"));
    int[] all = new int[rank()];
    Arrays.fill(all, DYNAMIC);
    return new MemType(element, all, "strided<[" + strides + "], offset: ?>", space, false);
  }

  String text() {
    StringBuilder out = new StringBuilder("memref<");
    if (unranked) {
      out.append("*x");
    } else {
      for (int dim : dims) {
        out.append(dim < 0 ? "?" : Integer.toString(dim)).append('x');
      }
    }
    out.append(element);
    if (!layout.isEmpty()) {
      out.append(", ").append(layout);
    }
    if (space != 0) {
      out.append(", ").append(space);
    }
    return out.append('>').toString();
  }
}
