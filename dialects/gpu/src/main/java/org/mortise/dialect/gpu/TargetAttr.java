// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.OpaqueAttr;

/** An attribute that names a device for which modules of kernels can be compiled. Dialects of devices implement it. */
public interface TargetAttr {
  /**
   * Returns whether {@code attribute} can name a device. One of a dialect that is not there can: there are such
   * attributes only where unregistered dialects are allowed.
   */
  static boolean isTarget(Attribute attribute) {
    return attribute instanceof TargetAttr || attribute instanceof OpaqueAttr;
  }
}
