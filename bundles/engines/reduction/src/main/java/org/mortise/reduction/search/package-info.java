// SPDX-License-Identifier: Apache-2.0
/** The search for a smaller program: which steps are taken where, and which results are tested. */
@NullMarked
@Version("0.1.0")
package org.mortise.reduction.search;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

