// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.attributes;

import org.mortise.ir.Type;

/** An attribute that has a type, as the value of a constant has. */
public interface TypedAttr {
  Type type();
}
