// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;

/** An attribute that is a valid encoding of only some tensor types. */
public interface VerifiableTensorEncoding {
  /** Returns why a tensor of this shape and element type cannot have the encoding, or null if it can. */
  @Nullable String verifyEncoding(long[] shape, Type elementType);
}
