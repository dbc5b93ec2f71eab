// SPDX-License-Identifier: Apache-2.0
/** Diagnostics and remarks in the formats that other programs read: JSON, SARIF, and LLVM's YAML. */
@NullMarked
@Version("0.1.0")
package org.mortise.ir.text.data;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
