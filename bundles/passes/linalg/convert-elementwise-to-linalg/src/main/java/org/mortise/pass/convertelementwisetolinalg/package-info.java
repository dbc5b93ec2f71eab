// SPDX-License-Identifier: Apache-2.0
/** Converts elementwise operations on tensors to structured operations. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.convertelementwisetolinalg;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

