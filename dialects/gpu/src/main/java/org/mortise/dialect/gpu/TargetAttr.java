// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

/** An attribute that names a device for which modules of kernels can be compiled. Dialects of devices implement it. */
public interface TargetAttr {}
