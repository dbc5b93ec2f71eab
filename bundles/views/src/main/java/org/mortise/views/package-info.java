// SPDX-License-Identifier: Apache-2.0
/** Passes that print what analyses know of a program. */
@Version("0.1.0")
package org.mortise.views;

import org.osgi.annotation.versioning.Version;
