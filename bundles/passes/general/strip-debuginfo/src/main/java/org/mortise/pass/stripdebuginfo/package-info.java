// SPDX-License-Identifier: Apache-2.0
/** Removal of the locations of operations. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.stripdebuginfo;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
