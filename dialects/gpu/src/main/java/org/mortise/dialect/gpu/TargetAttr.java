// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.attributes.OpaqueAttr;

/** An attribute that names a device for which modules of kernels can be compiled. Dialects of devices implement it. */
public interface TargetAttr {
  /**
   * Returns whether {@code attribute} may name a device. Attributes of unknown dialects, which exist only if
   * unregistered dialects are allowed, are accepted, and so are those of dialects of files.
   */
  static boolean isTarget(Attribute attribute) {
    if (attribute instanceof TargetAttr || attribute instanceof OpaqueAttr) {
      return true;
    }
    Dialect dialect = attribute.context().dialect(attribute.dialectNamespace());
    return dialect != null && (dialect.source() != null || isCalledTarget(attribute));
  }

  /** Returns whether the attribute is called a target: {@code #nvvm.target}, {@code #spirv.target_env}. */
  private static boolean isCalledTarget(Attribute attribute) {
    return attribute.toString().startsWith('#' + attribute.dialectNamespace() + ".target");
  }
}
