// SPDX-License-Identifier: Apache-2.0
/** Folds arithmetic into the bounds of loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfforlooprangefolding;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

