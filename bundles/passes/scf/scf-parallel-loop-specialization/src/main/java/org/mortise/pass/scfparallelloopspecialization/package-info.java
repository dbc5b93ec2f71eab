// SPDX-License-Identifier: Apache-2.0
/** Specializes parallel loops for constant upper bounds. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfparallelloopspecialization;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

