// SPDX-License-Identifier: Apache-2.0
/** Replaces affine loads by values that are known from earlier stores or loads, and removes unread stores. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.affinescalrep;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
