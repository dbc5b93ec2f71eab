// SPDX-License-Identifier: Apache-2.0
/** Folds slices of tensors into the operations that read or insert them. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.foldtensorsubsetops;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
