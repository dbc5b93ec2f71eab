// SPDX-License-Identifier: Apache-2.0
/** The pass {@code fold-tensor-empty}. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.foldtensorempty;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
