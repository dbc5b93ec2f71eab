// SPDX-License-Identifier: Apache-2.0
/** Specializes sequential loops for a constant upper bound. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.scfforloopspecialization;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

