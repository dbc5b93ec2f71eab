// SPDX-License-Identifier: Apache-2.0
/** Passes that print what analyses know of a program. Nothing is exported: passes are found as services. */
package org.mortise.views.internal;
