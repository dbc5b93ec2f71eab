// SPDX-License-Identifier: Apache-2.0
/** Annotates FIR operations with their constant operands. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.annotateconstant;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
