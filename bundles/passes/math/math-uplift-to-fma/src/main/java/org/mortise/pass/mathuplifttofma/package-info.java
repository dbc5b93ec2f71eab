// SPDX-License-Identifier: Apache-2.0
/** Joins multiplications and additions. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.mathuplifttofma;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
