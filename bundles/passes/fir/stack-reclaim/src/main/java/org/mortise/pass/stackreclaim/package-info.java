// SPDX-License-Identifier: Apache-2.0
/** Frees stack memory in each iteration of Fortran loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.stackreclaim;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
