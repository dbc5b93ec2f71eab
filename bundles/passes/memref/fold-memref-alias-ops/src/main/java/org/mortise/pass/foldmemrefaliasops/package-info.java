// SPDX-License-Identifier: Apache-2.0
/** Folds views of memory into the operations that access it. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.foldmemrefaliasops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

