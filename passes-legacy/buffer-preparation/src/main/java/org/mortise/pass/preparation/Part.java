// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import org.mortise.ir.Type;

/** One part of a type, before and after conversion. */
record Part(Type before, Type after, ResultConversionKind kind) {
  boolean isAppended() {
    return kind == ResultConversionKind.APPEND_TO_ARGUMENT_LIST;
  }
}
