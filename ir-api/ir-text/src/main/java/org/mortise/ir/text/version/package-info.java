// SPDX-License-Identifier: Apache-2.0
/** Programs of other versions of MLIR than the newest. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.version;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
