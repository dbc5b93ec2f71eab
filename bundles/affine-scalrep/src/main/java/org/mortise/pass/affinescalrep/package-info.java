// SPDX-License-Identifier: Apache-2.0
/** Replaces affine loads by the values that were stored or loaded before, and removes stores that nobody reads. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affinescalrep;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
